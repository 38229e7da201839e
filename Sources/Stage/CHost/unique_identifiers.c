#include <stdint.h>
#include <string.h>

// Takes the place of the function in Foundation that reads /dev/urandom: in a confined program that
// file cannot be opened, and all identifiers would be the same. These differ from each other, and are
// the same in every run.
__attribute__((visibility("default"))) void _foundation_uuid_generate_random(uint8_t bytes[16]) {
  static uint64_t state;
  for (int half = 0; half < 2; half++) {
    // SplitMix, by Steele, Lea and Flood.
    uint64_t value = __atomic_add_fetch(&state, 0x9e3779b97f4a7c15, __ATOMIC_RELAXED);
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    value ^= value >> 31;
    memcpy(bytes + 8 * half, &value, sizeof value);
  }
  bytes[6] = (bytes[6] & 0x0f) | 0x40;  // version 4: random
  bytes[8] = (bytes[8] & 0x3f) | 0x80;  // the variant of RFC 9562
}
