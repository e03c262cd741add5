/** An address with its smaller sibling, in the form in which the kit's components take a picture. */
export interface PictureAddresses {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

const CATALOGUE_PICTURE = /^(\/pictures\/.+)\.webp$/u;

/**
 * A recipe's main picture. The catalogue draws each at 1200 px and, beside it, at 400 px, so that a phone or a plate
 * takes a tenth of the bytes; a picture from elsewhere has one size.
 *
 * @param sizes how wide it is drawn, as in an `img`'s `sizes`
 */
export function recipePicture(address: string, sizes: string): PictureAddresses {
  const [, name] = CATALOGUE_PICTURE.exec(address) ?? [];
  if (name === undefined) return { src: address };
  return { src: address, srcSet: `${name}-400.webp 400w, ${address} 1200w`, sizes };
}
