import {
  FEED_PHOTO_WIDTH,
  PHOTO_FILES,
  PHOTO_MAX_PIXELS,
  type PhotoProcessor,
  type PhotoSize,
  type PreparedPhoto,
} from "../../../core/community/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [0x49, 0x45, 0x4e, 0x44];

/** Accepts only PNG, and reads only its size. The variants' bytes are a description of the picture. */
export class MemoryPhotoProcessor implements PhotoProcessor {
  async prepare(bytes: Uint8Array): Promise<PreparedPhoto> {
    if (!PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) {
      throw new DomainError("photo_type_unknown", "Please upload a valid image file (jpg, png, webp, etc.)");
    }
    // A complete PNG ends in the chunk IEND: its length, name and checksum.
    if (!PNG_END.every((byte, index) => bytes.at(index - 8) === byte)) {
      throw new DomainError("photo_unreadable", "Cannot read the photo");
    }
    const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = { width: header.getUint32(16), height: header.getUint32(20) };
    if (size.width * size.height > PHOTO_MAX_PIXELS) {
      throw new DomainError("photo_too_large", "Cannot take the photo: it has too many pixels");
    }
    return {
      variants: PHOTO_FILES.map((file) => ({ ...file, bytes: new TextEncoder().encode(`${file.type} ${file.width}`) })),
      feedSize: atMostWide(FEED_PHOTO_WIDTH, size),
    };
  }
}

function atMostWide(width: number, size: PhotoSize): PhotoSize {
  const scale = Math.min(1, width / size.width);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
