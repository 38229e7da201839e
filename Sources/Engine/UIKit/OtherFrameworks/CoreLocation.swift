import Foundation
import HeadlessQuartzCore

// What apps use of Core Location to say where something is; the device is nowhere.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }

  /// In metres, along a great circle of a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radian = Double.pi / 180
    let (one, other) = (coordinate, location.coordinate)
    let half = sin((other.latitude - one.latitude) * radian / 2)
    let halfAround = sin((other.longitude - one.longitude) * radian / 2)
    let chord =
      half * half
      + cos(one.latitude * radian) * cos(other.latitude * radian) * halfAround * halfAround
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Fidelity: nobody is asked, nothing is located, and the delegate is told nothing.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// Fidelity: kept, as is the filter.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// Fidelity: nothing is filtered.
  open var distanceFilter = kCLDistanceFilterNone
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

  open class func locationServicesEnabled() -> Bool { false }

  public func requestWhenInUseAuthorization() {}

  public func requestAlwaysAuthorization() {}

  public func requestLocation() {}

  public func startUpdatingLocation() {}

  public func stopUpdatingLocation() {}
}

/// Fidelity: hears nothing, as nothing is located.
public protocol CLLocationManagerDelegate: NSObjectProtocol {}

open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Fidelity: finds nothing.
open class CLGeocoder: NSObject {
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { MainLoop.shared.perform(after: 0) { completionHandler(nil, nil) } }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { MainLoop.shared.perform(after: 0) { completionHandler(nil, nil) } }
}
