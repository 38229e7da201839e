/// What every page says about itself.
struct PageContext {
  var title: String
  /// One sentence.
  var description: String
  /// HTML.
  var content: String
  /// "website" or "article", as Open Graph calls it.
  var type = "website"
  /// The address by which search engines are to know the page; empty for none.
  var canonical = ""
  /// What stands before the style sheet's name in addresses; empty or with a slash at the end.
  var root = ""
  /// The address of the site's index; empty where there is none.
  var home = ""
  /// Class of the page's body.
  var kind: String
  var isIndexed = true
}

/// An address and what it is called.
struct LinkContext {
  var address: String
  var title: String
}

/// A movie with its still picture.
struct MovieContext {
  /// Addresses.
  var moving: String
  var still: String
  /// Of both, in pixels.
  var width: Int
  var height: Int
  /// What is seen, for those who do not see it.
  var title: String
  var caption: String
}

/// A filmstrip with what belongs to it.
struct FilmContext {
  /// HTML.
  var svg: String
  var caption: String
  var differences: [String]
}
