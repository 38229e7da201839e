// Ends a program that makes a type of a size that no app has.
//
// The runtime of Swift adds up the sizes of a type's parts without a look at the carry. A generic type
// that a program puts together while it runs may have more than 2^64 bytes; then its size wraps round,
// two stored properties lie at one place, and safe code reaches any memory. These functions take the
// places of the runtime's, for the program and the engine, since an executable's names are found first.
// What the runtime itself calls is not caught, so parts are looked at before a type is laid out, and
// types and their arguments when a program asks for them.
//
// The parts of the runtime's data that are read are part of its stable interface (docs/ABI in Swift's
// repository, TypeMetadata.rst and the headers of the runtime).

#define _GNU_SOURCE  // RTLD_NEXT
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// Far more than any app's, and so little that one step cannot wrap round: a type has fewer parts than
// 2^40.
static const size_t largest = 16 << 20;

// The beginning of a `TypeLayout`.
struct layout {
  size_t size, stride;
};

// What functions return that make types: `MetadataResponse` and `MetadataDependency`.
struct response {
  const void *type;
  size_t state;
};

static void end(void) {
  static const char words[] = "A type is larger than 16 MB.\n";
  ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
  (void)written;
  abort();
}

static void check_parts(size_t count, const struct layout *const *parts) {
  size_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    size_t size = parts[i]->size;
    if (size > largest || (sum += size) > largest) end();
  }
}

// The size is behind eight functions in the table of a type's value witnesses.
static void check_type(const void *type) {
  if (type == NULL) return;
  const void *const *witnesses = ((const void *const *const *)type)[-1];
  if (witnesses != NULL && (size_t)witnesses[8] > largest) end();
}

// The parameters of a generic type, behind its descriptor's own fields. A parameter is a byte: 0x80 if
// there is an argument for it, and the kind of argument, 0 for a type.
static void check_arguments(const void *const *arguments, const uint32_t *descriptor) {
  const uint32_t kind = descriptor[0] & 0x1f;
  enum { a_class = 16, a_struct = 17, an_enum = 18 };
  if (kind < a_class || kind > an_enum || (descriptor[0] & 0x80) == 0) return;
  const uint32_t *generic = descriptor + (kind == a_class ? 11 : 7);
  const uint16_t count = *(const uint16_t *)(generic + 2);
  const uint8_t *parameters = (const uint8_t *)(generic + 4);
  for (size_t i = 0; i < count; i++) {
    if ((parameters[i] & 0x80) == 0) continue;
    if ((parameters[i] & 0x3f) != 0) return;
    check_type(*arguments++);
  }
}

#define EXPORTED __attribute__((visibility("default")))

// Declares `original`, the runtime's function of this name.
#define ORIGINAL(result, name, ...)                       \
  static result (*original)(__VA_ARGS__);                 \
  if (original == NULL) {                                 \
    original = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name); \
  }

// MARK: Laying out

EXPORTED void swift_initStructMetadata(
  void *type, size_t flags, size_t count, const struct layout *const *parts, uint32_t *offsets) {
  ORIGINAL(
    void, swift_initStructMetadata, void *, size_t, size_t, const struct layout *const *, uint32_t *)
  check_parts(count, parts);
  original(type, flags, count, parts, offsets);
}

#define CLASS_METADATA(name)                                                                    \
  EXPORTED struct response name(                                                                \
    void *type, size_t flags, size_t count, const struct layout *const *parts, size_t *offsets) { \
    ORIGINAL(                                                                                   \
      struct response, name, void *, size_t, size_t, const struct layout *const *, size_t *)    \
    check_parts(count, parts);                                                                  \
    return original(type, flags, count, parts, offsets);                                        \
  }

CLASS_METADATA(swift_initClassMetadata2)
CLASS_METADATA(swift_updateClassMetadata2)

EXPORTED void swift_initEnumMetadataSingleCase(
  void *type, size_t flags, const struct layout *payload) {
  ORIGINAL(void, swift_initEnumMetadataSingleCase, void *, size_t, const struct layout *)
  check_parts(1, &payload);
  original(type, flags, payload);
}

EXPORTED void swift_initEnumMetadataSinglePayload(
  void *type, size_t flags, const struct layout *payload, unsigned empty_cases) {
  ORIGINAL(
    void, swift_initEnumMetadataSinglePayload, void *, size_t, const struct layout *, unsigned)
  check_parts(1, &payload);
  original(type, flags, payload, empty_cases);
}

EXPORTED void swift_initEnumMetadataMultiPayload(
  void *type, size_t flags, unsigned count, const struct layout *const *payloads) {
  ORIGINAL(
    void, swift_initEnumMetadataMultiPayload, void *, size_t, unsigned,
    const struct layout *const *)
  check_parts(count, payloads);
  original(type, flags, count, payloads);
}

// MARK: Asking for a type

EXPORTED struct response swift_getGenericMetadata(
  size_t request, const void *const *arguments, const uint32_t *descriptor) {
  ORIGINAL(
    struct response, swift_getGenericMetadata, size_t, const void *const *, const uint32_t *)
  check_arguments(arguments, descriptor);
  struct response response = original(request, arguments, descriptor);
  check_type(response.type);
  return response;
}

EXPORTED struct response swift_getTupleTypeMetadata(
  size_t request, size_t flags, const void *const *elements, const char *labels,
  const void *witnesses) {
  ORIGINAL(
    struct response, swift_getTupleTypeMetadata, size_t, size_t, const void *const *, const char *,
    const void *)
  struct response response = original(request, flags, elements, labels, witnesses);
  check_type(response.type);
  return response;
}

EXPORTED struct response swift_getTupleTypeMetadata2(
  size_t request, const void *first, const void *second, const char *labels,
  const void *witnesses) {
  ORIGINAL(
    struct response, swift_getTupleTypeMetadata2, size_t, const void *, const void *, const char *,
    const void *)
  check_type(first);
  check_type(second);
  struct response response = original(request, first, second, labels, witnesses);
  check_type(response.type);
  return response;
}

EXPORTED struct response swift_getTupleTypeMetadata3(
  size_t request, const void *first, const void *second, const void *third, const char *labels,
  const void *witnesses) {
  ORIGINAL(
    struct response, swift_getTupleTypeMetadata3, size_t, const void *, const void *, const void *,
    const char *, const void *)
  check_type(first);
  check_type(second);
  check_type(third);
  struct response response = original(request, first, second, third, labels, witnesses);
  check_type(response.type);
  return response;
}

#define TYPE_BY_NAME(name)                                                               \
  EXPORTED const void *name(                                                             \
    const char *start, size_t length, const void *context, const void *const *arguments) { \
    ORIGINAL(                                                                            \
      const void *, name, const char *, size_t, const void *, const void *const *)       \
    const void *type = original(start, length, context, arguments);                      \
    check_type(type);                                                                    \
    return type;                                                                         \
  }

TYPE_BY_NAME(swift_getTypeByMangledNameInContext)
TYPE_BY_NAME(swift_getTypeByMangledNameInContext2)

#define TYPE_BY_NAME_IN_STATE(name)                                                          \
  EXPORTED const void *name(                                                                 \
    size_t state, const char *start, size_t length, const void *context,                     \
    const void *const *arguments) {                                                          \
    ORIGINAL(                                                                                \
      const void *, name, size_t, const char *, size_t, const void *, const void *const *)   \
    const void *type = original(state, start, length, context, arguments);                   \
    check_type(type);                                                                        \
    return type;                                                                             \
  }

TYPE_BY_NAME_IN_STATE(swift_getTypeByMangledNameInContextInMetadataState)
TYPE_BY_NAME_IN_STATE(swift_getTypeByMangledNameInContextInMetadataState2)
