import Foundation

/// A page as it is served: with a script that loads it again.
///
/// Only the answer to a request has the script. The page itself, which gets published, does not.
enum LivePage {
  /// No file of a site has such a name.
  static let scriptPath = "/.live/script.js"
  static let eventsPath = "/.live/events"

  /// Adds the script, and lets it listen to the server that the page has come from.
  static func made(from page: Data, build: String) -> Data {
    let text = String(decoding: page, as: UTF8.self)
    return Data(
      text.replacing(
        "default-src 'none';", with: "default-src 'none'; connect-src 'self';", maxReplacements: 1
      )
      .replacing("</head>", with: element(build) + "\n</head>", maxReplacements: 1).utf8)
  }

  /// The page for the time until the first build is done.
  static func waiting(build: String) -> Data {
    Data(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="color-scheme" content="light dark">
      <title>The site is being built</title>
      \(element(build))
      </head>
      <body><p>The site is being built. This page shows it as soon as it is there.</p></body>
      </html>

      """.utf8)
  }

  private static func element(_ build: String) -> String {
    "<script defer src=\"\(scriptPath)\" data-build=\"\(build)\"></script>"
  }
}
