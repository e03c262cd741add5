/** The accepted picture types. */
export type PictureType = "jpeg" | "png" | "webp";

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** A picture's type by its first bytes; undefined for every other type. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (hasBytes(bytes, JPEG)) return "jpeg";
  if (hasBytes(bytes, PNG)) return "png";
  if (hasBytes(bytes, RIFF) && hasBytes(bytes, WEBP, { at: 8 })) return "webp";
  return undefined;
}

function hasBytes(bytes: Uint8Array, signature: readonly number[], { at = 0 }: { at?: number } = {}): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}
