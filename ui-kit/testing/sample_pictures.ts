import type { PictureSource } from "../Picture/mod.ts";

/** Pictures for stories and tests: small recipe pictures, and four preference drawings. */
export const samplePictures = {
  beetLentil: picture(new URL("./pictures/beet-lentil.webp", import.meta.url)),
  berryYoghurt: picture(new URL("./pictures/berry-yoghurt.webp", import.meta.url)),
  greenBowl: picture(new URL("./pictures/green-bowl.webp", import.meta.url)),
  margherita: picture(new URL("./pictures/margherita.webp", import.meta.url)),
  salmonLemon: picture(new URL("./pictures/salmon-lemon.webp", import.meta.url)),
  spaghetti: picture(new URL("./pictures/spaghetti-bolognese.webp", import.meta.url)),
} as const satisfies Record<string, PictureSource>;

/** URLs of the preference drawings. */
export const sampleFood = {
  mainDish: new URL("./pictures/main-dish.svg", import.meta.url).href,
  dessert: new URL("./pictures/dessert.svg", import.meta.url).href,
  salad: new URL("./pictures/salad.svg", import.meta.url).href,
  dinner: new URL("./pictures/dinner.svg", import.meta.url).href,
} as const;

/** A picture whose URL does not exist. */
export const missingPicture: PictureSource = { src: "/no-such-picture.webp" };

function picture(address: URL): PictureSource & { src: string } {
  return { src: address.href };
}
