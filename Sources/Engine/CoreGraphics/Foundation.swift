@_exported import Foundation

/// In seconds.
public typealias CFTimeInterval = Double
