// Landed by its room.
