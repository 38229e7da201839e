/// The house rules, as authors name them where an exercise excepts one.
public enum HouseRuleName: String, CaseIterable, Codable, Sendable {
  /// Each transition takes place, and ends as the reference's does.
  case ends
  /// The app animates the transitions that it animates in the reference's run, and no others.
  case animators
  /// A transition that a finger drives has come as far as in the reference's run.
  case following
  /// Each transition takes the time that its animator announced.
  case durations
  /// Each transition is seen on its way.
  case movements
  /// Each transition moves for as long as the reference's does.
  case pauses
  /// A view that is seen, or hidden, throughout a transition of the reference's run is so here.
  case presence
  /// What lies in a layer with a name lies there on its way too, as in the reference's run.
  case contents
  /// Layers that all lie on their way as in the reference's run have its colours.
  case colors
  /// Nothing jumps when a transition begins or ends.
  case jumps
  /// Nothing shows its model's value for a moment when an animation ends.
  case flashes
  /// Between transitions each view is as in the reference's run.
  case rests
  /// Views that overlap lie in the reference's order.
  case order
  /// Between transitions each view takes touches, or lets them through, as in the reference's run.
  case interaction
  /// Window and container hold no more views than the reference's.
  case leftovers
  /// A screen that comes to rest in the reference's run comes to rest here.
  case stillness
  /// A transition or a tap that comes again looks as it did the first time.
  case repetitions
  /// Touches arrive where they do in the reference's run.
  case touches
  /// No fault that the reference's run does not have.
  case faults
  /// The user can do each step of the scenario.
  case refusals
}
