/**
 * A checksum of 53 bits over UTF-16 units, as eleven digits to the base 36: FNV-1a in two lanes, mixed at the end
 * as MurmurHash3 does. Enough to tell a damaged or foreign text, not to keep out an attacker.
 */
export function checksum(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x01000193);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (0x100000000 * (high & 0x1fffff) + (low >>> 0)).toString(36).padStart(11, '0');
}
