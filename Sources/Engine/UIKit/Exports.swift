// `import UIKit` brings Foundation, Core Graphics and Core Animation along, as on iOS.
@_exported import HeadlessQuartzCore
