@_exported import Foundation

/// A length of time in seconds; Core Foundation's spelling.
public typealias CFTimeInterval = Double
