import { PhotoStrip } from "../../../ui-kit/PhotoStrip/mod.ts";
import { PhotosLine } from "./recipe_layout.ts";

/** The photos of an own recipe beside its main one. */
export function MorePhotos({ photos }: { photos: readonly string[] }) {
  return (
    <PhotosLine>
      <PhotoStrip label="More photos" photos={photos.map((src) => ({ src, alt: "" }))} />
    </PhotosLine>
  );
}
