/// Casts as Apple's platforms do, where a number of any type goes through `NSNumber` to another.
///
/// `Compiling` writes it for `as?` and `as!` with a number's type.
///
/// - Returns: `nil` if the type cannot represent the number exactly.
public func _bridgedCast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  guard let value else { return nil }
  if let same = value as? Value { return same }
  guard let number = ValueReader.number(value) else { return nil }
  let result: Any?
  switch type {
  case is Double.Type: result = number
  case is CGFloat.Type: result = CGFloat(number)
  case is Float.Type: result = Float(exactly: number)
  case is Int.Type: result = Int(exactly: number)
  case is Bool.Type: result = number == 0 ? false : number == 1 ? true : nil
  default: result = nil
  }
  return result as? Value
}
