public import Foundation

/// Reads files in folders that anybody may have filled.
public enum RegularFile {
  /// The content of a file; `nil` if it is a link, a pipe, a device or a folder, is too large, or
  /// cannot be read.
  ///
  /// - Parameter limit: The most bytes.
  public static func contents(_ path: String, atMost limit: Int) -> Data? {
    // A pipe would make the open wait for ever.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit, let bytes = try? file.readToEnd() ?? Data()
    else { return nil }
    return bytes.count <= limit ? bytes : nil
  }
}
