/// The values of the template `page`, which surrounds every page's content.
struct PageContext {
  var title: String
  /// One sentence.
  var description: String
  /// HTML.
  var content: String
  /// The Open Graph type: "website" or "article".
  var type = "website"
  /// The canonical address for search engines; `nil` if it is not known.
  var canonical: String?
  /// The address of the picture that stands for the page where it is shared.
  var card: String?
  /// The address of the feed; `nil` if there is none.
  var feed: String?
  /// The address of the style sheet's folder; empty, or ends with a slash.
  var root = ""
  /// The class of the `body` element.
  var kind: String
  var isIndexed = true
  /// The way through the site; `nil` for a page that belongs to none.
  var bar: BarContext?
  /// Whether the content has a player.
  var plays = false
  /// Whether the content has a figure that readers can change.
  var computes = false
  var foot = FootContext()
  /// The means by which an open page learns of a newer version; `nil` for pages that stay as they
  /// are.
  var news: NewsContext?
}

/// The version of a page, and the script by which an open page learns of a newer one.
struct NewsContext {
  /// The address of a script that holds the page's latest version.
  var script: String
  var version: String
}

/// The links at the end of a page; without addresses where no repository is named.
struct FootContext {
  var repository: String?
  var licence: String?
  /// The address at which the page's text can be changed.
  var editing: String?
  /// The address at which an error can be reported.
  var reporting: String?
}

/// A link and its text.
struct LinkContext {
  var address: String
  var title: String
}

/// The values of the template `movie`: a movie and its still picture.
struct MovieContext: Codable {
  /// The address of the script with the film.
  var film: String
  /// The addresses of the two pictures.
  var moving: String
  var still: String
  /// The size of both pictures, in pixels.
  var width: Int
  var height: Int
  /// A description of the movie for screen readers.
  var title: String
  var caption: String
}

/// The values of the template `player`: a film that is in the page, or in a script.
struct PlayerContext {
  /// The title of its button.
  var title: String
  /// The address of the script with the film; `nil` if ``json`` has it.
  var address: String?
  /// A ``PlayerContent``.
  var json: String?
  /// The one of the script's films that it plays; `nil` for all.
  var take: String?
  /// Whether the player is there before it is asked for.
  var opens = false
}

/// A filmstrip with its caption, and the same run in a player.
struct FilmContext {
  /// HTML.
  var svg: String
  var caption: String
  var differences: [String]
  var player: PlayerContext?
}
