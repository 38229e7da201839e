import HeadlessQuartzCore

// The names of kinds of files, as MobileCoreServices has them.

public let kUTTypeImage: CFString = "public.image"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeFolder: CFString = "public.folder"

/// Fidelity: knows that pictures are images and films movies, and nothing else.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI { return true }
  switch inConformsToUTI {
  case kUTTypeImage: return [kUTTypeJPEG, kUTTypePNG, kUTTypeGIF].contains(inUTI)
  case kUTTypeMovie: return [kUTTypeVideo, kUTTypeMPEG4].contains(inUTI)
  case kUTTypeText: return [kUTTypePlainText, kUTTypeUTF8PlainText].contains(inUTI)
  default: return false
  }
}
