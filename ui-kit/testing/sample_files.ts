import { samplePictures } from "./sample_pictures.ts";

/** The photo of a dish as a file. */
export async function samplePhoto(name = "black-bean-tacos.webp"): Promise<File> {
  const answer = await fetch(samplePictures.margherita.src);
  return new File([await answer.blob()], name, { type: "image/webp" });
}

/** A photo that the browser cannot decode. */
export function undrawablePhoto(name = "IMG_4071.HEIC"): File {
  return new File(["ftypheic"], name, { type: "image/heic" });
}

/** A file that is no picture. */
export function sampleRecipeFile(): File {
  return new File(["Char the tortillas."], "tacos.txt", { type: "text/plain" });
}

/** The data of a drag or a paste. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
