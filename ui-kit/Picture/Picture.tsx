import { type ComponentPropsWithRef, useState } from "react";
import { styled } from "styled-components";
import { EmptyPlate } from "../EmptyPlate/mod.ts";

/** `card`, `small` and `thumb` are rounded rectangles; `round` is a circle that shows the dish without its table. */
export const PICTURE_SHAPES = ["card", "small", "thumb", "round", "square"] as const;

/** One of {@link PICTURE_SHAPES}. */
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** A picture's addresses, as every component that shows one takes them. */
export interface PictureSource {
  /** Nothing, or an address that fails, shows the empty plate. */
  src?: string | undefined;
  /** The same picture at other widths: "/a-400.webp 400w, /a-800.webp 800w". */
  srcSet?: string | undefined;
  /** How wide it is drawn, for the browser's choice within `srcSet`. */
  sizes?: string | undefined;
  /** Its own width in px, where it is known. */
  width?: number | undefined;
  /** Its own height in px, where it is known. */
  height?: number | undefined;
}

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<ComponentPropsWithRef<"span">, "children">, PictureSource {
  /** Empty where the name stands beside it. */
  alt: string;
  shape?: PictureShape | undefined;
  /** Width to height; keeps the place while the picture loads. Round is always 1. */
  ratio?: number | undefined;
  /** `eager` for what is on the first screen. */
  loading?: "lazy" | "eager" | undefined;
  /** `high` for the one picture that matters first. */
  fetchPriority?: "high" | "low" | "auto" | undefined;
}

/** A picture that keeps its place while it loads and turns into an empty plate when it is missing or fails. */
export function Picture({
  src,
  srcSet,
  sizes,
  width,
  height,
  alt,
  shape = "card",
  ratio = 4 / 3,
  loading = "lazy",
  fetchPriority,
  style,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== "" && failed !== src;

  return (
    <Frame
      data-shape={shape}
      data-missing={isShown ? undefined : ""}
      style={shape === "round" ? style : { "--picture-ratio": ratio, ...style }}
      {...rest}
    >
      {isShown ? (
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
      ) : (
        <EmptyPlate {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })} />
      )}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  container-type: size;
  inline-size: 100%;
  aspect-ratio: var(--picture-ratio, 1);
  overflow: hidden;
  border-radius: var(--radius-picture);
  background: var(--color-wash);

  &[data-shape="small"] { border-radius: var(--radius-picture-small); }
  &[data-shape="thumb"] { border-radius: var(--radius-thumb); }
  &[data-shape="square"] { border-radius: 0; }
  &[data-shape="round"] { border-radius: 50%; }

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* A dish is drawn with its table round it: closer, until the plate's own edge reaches the frame. */
  &[data-shape="round"] img { scale: var(--picture-zoom, 1.21); }

  [data-plate="empty"] { --plate-size: min(62cqi, 62cqb); }

  /* Under a rim the plate needs no edge of its own. */
  &[data-shape="round"] [data-plate="empty"] {
    --plate-size: 100cqi;
    border-color: transparent;
  }
`;
