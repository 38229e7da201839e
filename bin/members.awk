# Lists the types of modules with their members, from what swift-synthesize-interface prints of them.
#
# A line has a type, a kind, a name and, for some kinds, more, with tabs between them:
#   UIPanGestureRecognizer  is      UIGestureRecognizer
#   UIRectEdge              static  left
#   UIView                  var     contentMode  UIView.ContentMode
#   UIGestureRecognizer     func    addTarget
#   UIView                  takes   animate      options  UIView.AnimationOptions
# Static functions are listed as static. Names that are deprecated are left out.
/^ *(\/\/|\*|$)/ { next }
/^ *@available\(\*, deprecated/ { isOld = 1; next }
/^ *@/ && !/ (class|struct|enum|protocol|extension|case|var|let|func|init)[ (?]/ { next }
{
  text = $0
  gsub(/(HeadlessUIKit|HeadlessQuartzCore|HeadlessCoreGraphics|FoundationEssentials|Foundation|Swift)\.|any /, "", text)
  match(text, /[^ ]/)
  depth = (RSTART - 1) / 4
  owner = depth > 0 ? types[depth - 1] : ""
  isSkipped = isOld || owner == ""
  isOld = 0
}
match(text, /(^| )(class|struct|enum|protocol|extension) [A-Z][A-Za-z0-9_.]*/) && /\{$/ {
  name = substr(text, RSTART, RLENGTH)
  parents = substr(text, RSTART + RLENGTH)
  isExtension = name ~ /extension /
  sub(/.* /, "", name)
  types[depth] = isExtension || owner == "" ? name : owner "." name
  if (!sub(/^ : /, "", parents)) next
  sub(/ (where .*)?\{$/, "", parents)
  count = split(parents, all, /, /)
  for (i = 1; i <= count; i++)
    if (all[i] ~ /^[A-Z][A-Za-z0-9_.]*$/) print types[depth] "\tis\t" all[i]
  next
}
isSkipped { next }
match(text, /(^| )case [a-z][A-Za-z0-9]*/) {
  name = substr(text, RSTART, RLENGTH)
  sub(/.* /, "", name)
  print owner "\tstatic\t" name
  next
}
match(text, /(^| )(var|let) [a-z][A-Za-z0-9]*: /) {
  name = substr(text, RSTART, RLENGTH - 2)
  type = substr(text, RSTART + RLENGTH)
  sub(/.* /, "", name)
  gsub(/[()]/, "", type)
  sub(/[?! ].*/, "", type)
  if (text ~ /(static|class) (var|let) /) print owner "\tstatic\t" name
  else print owner "\tvar\t" name "\t" type
  next
}
match(text, /(^| )(func [a-z][A-Za-z0-9]*|init\??)[(<]/) {
  name = substr(text, RSTART, RLENGTH - 1)
  rest = substr(text, RSTART + RLENGTH)
  sub(/.* /, "", name)
  sub(/\?/, "", name)
  if (name != "init") print owner "\t" (text ~ /(static|class) func / ? "static" : "func") "\t" name
  while (match(rest, /[a-z_][A-Za-z]*( [a-z][A-Za-z]*)?: [A-Z][A-Za-z0-9_.]*/)) {
    label = type = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    sub(/[ :].*/, "", label)
    sub(/.*: /, "", type)
    print owner "\ttakes\t" name "\t" label "\t" type
  }
}
