/** A picture and its smaller version, as props of the kit's components. */
export interface PictureAddresses {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly avif?: { readonly srcSet: string; readonly media?: string };
}

const CATALOGUE_PICTURE = /^(\/pictures\/.+)\.webp$/u;
const FIXED_WIDTH = /^\d+px$/u;
/** On other screens a picture that is as wide as the page has more pixels than the largest AVIF. */
const SMALL_OR_COARSE = "(width < 640px), (resolution < 1.5dppx)";

/**
 * A recipe's main picture. The catalogue has each in 1200 px and 400 px, and in AVIF in 800 px and 400 px, so that a phone or
 * a plate loads a tenth of the bytes; pictures from elsewhere have one size.
 *
 * @param sizes how wide it is drawn, as in an `img`'s `sizes`
 */
export function recipePicture(address: string, sizes: string): PictureAddresses {
  const [, name] = CATALOGUE_PICTURE.exec(address) ?? [];
  if (name === undefined) return { src: address };
  return {
    src: address,
    srcSet: `${name}-400.webp 400w, ${address} 1200w`,
    sizes,
    avif: {
      srcSet: `${name}-400.avif 400w, ${name}-800.avif 800w`,
      ...(FIXED_WIDTH.test(sizes) ? {} : { media: SMALL_OR_COARSE }),
    },
  };
}

/** One of a recipe's other photos, for a row of small ones: the catalogue has each in AVIF in 400 px. */
export function smallRecipePhoto(address: string): PictureAddresses {
  const [, name] = CATALOGUE_PICTURE.exec(address) ?? [];
  return name === undefined ? { src: address } : { src: address, avif: { srcSet: `${name}-400.avif` } };
}
