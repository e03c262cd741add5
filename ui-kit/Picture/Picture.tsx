import { type ComponentPropsWithRef, type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { EmptyPlate } from "../EmptyPlate/mod.ts";

/** `card`, `small` and `thumb` are rounded rectangles; `round` is a circle that shows the dish without its table. */
export const PICTURE_SHAPES = ["card", "small", "thumb", "round", "square"] as const;

/** One of {@link PICTURE_SHAPES}. */
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Smaller files of the same picture. */
export interface AvifVersions {
  /** As in {@link PictureSource}. */
  srcSet: string;
  /** Screens for which they are large enough; all by default. */
  media?: string | undefined;
}

/** A picture's sources, for every component that shows one. */
export interface PictureSource {
  /** Without one, or if loading fails, the empty plate is shown. */
  src?: string | undefined;
  /** The same picture at other widths: "/a-400.webp 400w, /a-800.webp 800w". */
  srcSet?: string | undefined;
  /** The same picture in AVIF, for browsers that show it. */
  avif?: AvifVersions | undefined;
  /** The rendered width, for the browser's choice within `srcSet`. */
  sizes?: string | undefined;
  /** Intrinsic width in px, if known. */
  width?: number | undefined;
  /** Intrinsic height in px, if known. */
  height?: number | undefined;
}

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<ComponentPropsWithRef<"span">, "children">, PictureSource {
  /** Empty if the name is shown beside it. */
  alt: string;
  shape?: PictureShape | undefined;
  /** `eager` for pictures on the first screen. */
  loading?: "lazy" | "eager" | undefined;
  /** `high` for the one picture that matters first. */
  fetchPriority?: "high" | "low" | "auto" | undefined;
}

/** A picture that reserves its space (4:3, round 1:1) while loading and becomes an empty plate if it is missing or fails. */
export function Picture({
  src,
  srcSet,
  avif,
  sizes,
  width,
  height,
  alt,
  shape = "card",
  loading = "lazy",
  fetchPriority = loading === "lazy" ? "low" : undefined,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== "" && failed !== src;
  const image = isShown && (
    <img
      alt={alt}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );

  return (
    <Frame data-shape={shape} data-missing={isShown ? undefined : ""} {...rest}>
      {image ? (
        <Versions avif={avif} sizes={sizes}>
          {image}
        </Versions>
      ) : (
        <EmptyPlate {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })} />
      )}
    </Frame>
  );
}

function Versions({ avif, sizes, children }: Pick<PictureSource, "avif" | "sizes"> & { children: ReactElement }) {
  if (!avif) return children;
  return (
    <picture>
      <source type="image/avif" {...avif} sizes={sizes} />
      {children}
    </picture>
  );
}

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  container-type: size;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-picture);
  background: var(--color-wash);

  &[data-shape="small"] { border-radius: var(--radius-picture-small); }
  &[data-shape="thumb"] { border-radius: var(--radius-thumb); }
  &[data-shape="square"] { border-radius: 0; }

  &[data-shape="round"] {
    aspect-ratio: 1;
    border-radius: 50%;
  }

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* Pictures include the table around the dish: zooms in until the plate's edge meets the frame. */
  &[data-shape="round"] img { scale: var(--picture-zoom, 1.21); }

  [data-plate="empty"] { --plate-size: min(62cqi, 62cqb); }

  /* Under a rim the plate needs no edge of its own. */
  &[data-shape="round"] [data-plate="empty"] {
    --plate-size: 100cqi;
    border-color: transparent;
  }
`;
