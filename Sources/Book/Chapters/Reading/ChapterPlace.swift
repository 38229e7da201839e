/// A chapter's name and place in the book, as its front matter and its file's name say.
struct ChapterPlace {
  let id: String
  let number: Int?
  let order: Int
  let file: String

  init(_ frontMatter: FrontMatterReader, file: String) {
    let id = frontMatter.id ?? ChapterReader.id(of: file)
    let number = frontMatter.number ?? (id.hasPrefix("ch") ? Int(id.dropFirst(2)) : nil)
    self.id = id
    self.number = number
    order = frontMatter.order ?? number ?? 0
    self.file = file
  }
}
