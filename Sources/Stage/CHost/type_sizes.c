// Ends a program that makes a type of a size that no app has.
//
// The runtime of Swift adds up the sizes of a type's parts without a look at the carry. A generic type
// that a program puts together while it runs may have more than 2^64 bytes; then its size wraps round,
// two stored properties lie at one place, and safe code reaches any memory. These functions take the
// places of the runtime's, for the program and the engine, since an executable's names are found first.
// What the runtime itself calls is not caught, so parts are looked at before a type is laid out, and
// types, with what they are made of, when a program asks for them: a tuple of two halves of 2^63 bytes
// has the size 0.
//
// The parts of the runtime's data that are read are part of its stable interface (docs/ABI in Swift's
// repository, TypeMetadata.rst and the headers of the runtime).

#define _GNU_SOURCE  // RTLD_NEXT
#include <dlfcn.h>
#include <stdbool.h>
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

// Values of Swift's runtime: the kinds of metadata that are values, and of descriptors.
enum { a_struct_type = 0x200, an_enum_type = 0x201, an_optional_type = 0x202, a_tuple_type = 0x301 };
enum { a_class = 16, a_struct = 17, an_enum = 18 };
enum { a_type = 0, a_pack = 1 };

// What the walk through one type may take; types of apps take some ten steps.
static const unsigned most_steps = 100000;

static void walk(const void *type, unsigned *steps);

// The parameters of a generic type, behind its descriptor's own fields. A parameter is a byte: 0x80 if
// there is an argument for it, and the kind of argument.
static void walk_arguments(
  const void *const *arguments, const uint32_t *descriptor, unsigned *steps) {
  const uint32_t kind = descriptor[0] & 0x1f;
  if (kind < a_class || kind > an_enum || (descriptor[0] & 0x80) == 0) return;
  const uint32_t *generic = descriptor + (kind == a_class ? 11 : 7);
  const uint16_t count = *(const uint16_t *)(generic + 2);
  const uint8_t *parameters = (const uint8_t *)(generic + 4);
  for (size_t i = 0; i < count; i++) {
    if ((parameters[i] & 0x80) == 0) continue;
    const uint8_t what = parameters[i] & 0x3f;
    if (what == a_pack) return;
    if (what == a_type) walk(*arguments, steps);
    arguments++;
  }
}

// The types whose parts were looked at, by their addresses. Another type may take a place.
static _Thread_local const void *seen[1024];

// The size is behind eight functions in the table of a type's value witnesses. A tuple has its elements
// behind their number and their labels, each with its offset; other types have their descriptor, and
// behind that their arguments.
static void walk(const void *type, unsigned *steps) {
  if (type == NULL) return;
  if (++*steps > most_steps) end();
  const void *const *words = type;
  const void *const *witnesses = words[-1];
  if (witnesses != NULL && (size_t)witnesses[8] > largest) end();
  const size_t kind = (size_t)words[0];
  const bool is_tuple = kind == a_tuple_type;
  if (!is_tuple && kind != a_struct_type && kind != an_enum_type && kind != an_optional_type) return;
  const void **place = &seen[((uintptr_t)type >> 4) % 1024];
  if (*place == type) return;
  if (is_tuple) {
    const size_t count = (size_t)words[1];
    size_t sum = 0;
    for (size_t i = 0; i < count; i++) {
      const void *const *element = words[3 + 2 * i];
      walk(element, steps);
      const void *const *parts = element == NULL ? NULL : element[-1];
      if (parts != NULL && (sum += (size_t)parts[8]) > largest) end();
    }
  } else {
    walk_arguments(words + 2, words[1], steps);
  }
  *place = type;
}

static void check_type(const void *type) {
  unsigned steps = 0;
  walk(type, &steps);
}

static void check_arguments(const void *const *arguments, const uint32_t *descriptor) {
  unsigned steps = 0;
  walk_arguments(arguments, descriptor, &steps);
}

// A type whose size is not known yet is asked for again, by `swift_checkMetadataState`.
static struct response checked(struct response response) {
  enum { layout_complete = 0x3f };
  if (response.state <= layout_complete) check_type(response.type);
  return response;
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

// The layouts of tuples that are parts of a class, and of no type yet.

EXPORTED size_t swift_getTupleTypeLayout(
  void *layout, uint32_t *offsets, size_t flags, const struct layout *const *parts) {
  ORIGINAL(
    size_t, swift_getTupleTypeLayout, void *, uint32_t *, size_t, const struct layout *const *)
  check_parts(flags & 0xffff, parts);
  return original(layout, offsets, flags, parts);
}

EXPORTED size_t swift_getTupleTypeLayout2(
  void *layout, const struct layout *first, const struct layout *second) {
  ORIGINAL(
    size_t, swift_getTupleTypeLayout2, void *, const struct layout *, const struct layout *)
  check_parts(2, (const struct layout *const[]){first, second});
  return original(layout, first, second);
}

struct offsets {
  size_t second, third;
};

EXPORTED struct offsets swift_getTupleTypeLayout3(
  void *layout, const struct layout *first, const struct layout *second,
  const struct layout *third) {
  ORIGINAL(
    struct offsets, swift_getTupleTypeLayout3, void *, const struct layout *,
    const struct layout *, const struct layout *)
  check_parts(3, (const struct layout *const[]){first, second, third});
  return original(layout, first, second, third);
}

// MARK: Asking for a type

EXPORTED struct response swift_getGenericMetadata(
  size_t request, const void *const *arguments, const uint32_t *descriptor) {
  ORIGINAL(
    struct response, swift_getGenericMetadata, size_t, const void *const *, const uint32_t *)
  check_arguments(arguments, descriptor);
  return checked(original(request, arguments, descriptor));
}

EXPORTED struct response swift_checkMetadataState(size_t request, const void *type) {
  ORIGINAL(struct response, swift_checkMetadataState, size_t, const void *)
  return checked(original(request, type));
}

EXPORTED struct response swift_getAssociatedTypeWitness(
  size_t request, const void *conformance, const void *conforming, const void *base,
  const void *requirement) {
  ORIGINAL(
    struct response, swift_getAssociatedTypeWitness, size_t, const void *, const void *,
    const void *, const void *)
  return checked(original(request, conformance, conforming, base, requirement));
}

EXPORTED struct response swift_getOpaqueTypeMetadata(
  size_t request, const void *arguments, const void *descriptor, unsigned index) {
  ORIGINAL(
    struct response, swift_getOpaqueTypeMetadata, size_t, const void *, const void *, unsigned)
  return checked(original(request, arguments, descriptor, index));
}

EXPORTED struct response swift_getOpaqueTypeMetadata2(
  size_t request, const void *arguments, const void *descriptor, unsigned index) {
  ORIGINAL(
    struct response, swift_getOpaqueTypeMetadata2, size_t, const void *, const void *, unsigned)
  return checked(original(request, arguments, descriptor, index));
}

EXPORTED struct response swift_getTupleTypeMetadata(
  size_t request, size_t flags, const void *const *elements, const char *labels,
  const void *witnesses) {
  ORIGINAL(
    struct response, swift_getTupleTypeMetadata, size_t, size_t, const void *const *, const char *,
    const void *)
  for (size_t i = 0; i < (flags & 0xffff); i++) check_type(elements[i]);
  return checked(original(request, flags, elements, labels, witnesses));
}

EXPORTED struct response swift_getTupleTypeMetadata2(
  size_t request, const void *first, const void *second, const char *labels,
  const void *witnesses) {
  ORIGINAL(
    struct response, swift_getTupleTypeMetadata2, size_t, const void *, const void *, const char *,
    const void *)
  check_type(first);
  check_type(second);
  return checked(original(request, first, second, labels, witnesses));
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
  return checked(original(request, first, second, third, labels, witnesses));
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
