import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Picture, type PictureProps, type PictureSource } from "../Picture/mod.ts";

/** One photo of the strip. */
export interface StripPhoto extends PictureSource {
  src: string;
  /** Alternative text; empty when it adds nothing to the page's title. */
  alt: string;
  /** `eager` on the first screen. */
  loading?: PictureProps["loading"];
}

/** Props of {@link PhotoStrip}. */
export interface PhotoStripProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** At most four are drawn. */
  photos: readonly StripPhoto[];
  /** Accessible name of the list. */
  label: string;
}

/** Up to four more photos in one row; without any it draws nothing. */
export function PhotoStrip({ photos, label, ...rest }: PhotoStripProps) {
  if (photos.length === 0) return null;
  return (
    <Root role="list" aria-label={label} {...rest}>
      {photos.slice(0, 4).map((photo) => (
        <li key={photo.src}>
          <Picture {...photo} shape="thumb" />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-10);
`;
