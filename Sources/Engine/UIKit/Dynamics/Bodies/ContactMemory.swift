/// The impulses of the last step's contacts, with which the next step begins.
///
/// Bodies at rest press on each other as before. A solver that began at zero would need more
/// iterations than there are bodies in a pile, which would never come to rest (E. Catto, “Iterative
/// Dynamics with Temporal Coherence”, 2005, calls this warm starting).
struct ContactMemory {
  private struct Entry {
    let other: Int
    let feature: Int
    let normalImpulse: Double
    let frictionImpulse: Double
    /// The former contact of the same first body; negative for none.
    let former: Int
  }

  private var entries: [Entry] = []
  /// The last entry of each body, by index; negative for none.
  private var last: [Int] = []

  /// Replaces everything by the impulses of a step that has been solved.
  mutating func keep(_ contacts: [Contact], bodies count: Int) {
    entries.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: repeatElement(-1, count: count))
    for contact in contacts {
      let body = contact.first.index
      entries.append(
        Entry(
          other: contact.second.index, feature: contact.feature,
          normalImpulse: contact.normalImpulse, frictionImpulse: contact.frictionImpulse,
          former: last[body]))
      last[body] = entries.count - 1
    }
  }

  /// Gives contacts the impulses that they had.
  func recall(_ contacts: inout [Contact]) {
    guard !last.isEmpty else { return }
    for index in contacts.indices {
      let other = contacts[index].second.index
      let feature = contacts[index].feature
      var place = last[contacts[index].first.index]
      while place >= 0 {
        let entry = entries[place]
        if entry.other == other, entry.feature == feature {
          contacts[index].normalImpulse = entry.normalImpulse
          contacts[index].frictionImpulse = entry.frictionImpulse
          break
        }
        place = entry.former
      }
    }
  }

  /// Bodies have other indices now.
  mutating func forget() {
    entries.removeAll()
    last.removeAll()
  }
}
