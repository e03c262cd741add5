import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Picture, type PictureProps, type PictureSource } from "../Picture/mod.ts";
import { media } from "../theme/mod.ts";
import { MEAL_RIMS } from "../tokens/mod.ts";

/** A plate's rim: a meal's colour, the picture's own, or the accent of a selection. */
export const PLATE_RIMS = [...MEAL_RIMS, "own", "accent"] as const;

/** One of {@link PLATE_RIMS}. */
export type PlateRim = (typeof PLATE_RIMS)[number];

/** Props of {@link Plate}. */
export interface PlateProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  picture: PictureSource;
  rim?: PlateRim | undefined;
  /** Empty if the dish's name is shown beside it. */
  alt?: string | undefined;
  loading?: "lazy" | "eager" | undefined;
  /** As of a `Picture`. */
  fetchPriority?: PictureProps["fetchPriority"];
}

/**
 * A dish on a white enamel plate. Its size is `--plate-size` (92 px by default), its rim's width `--rim-width`.
 * With the rim `own` the picture's plate reaches the edge itself.
 */
export function Plate({ picture, rim = "own", alt = "", loading, fetchPriority, ...rest }: PlateProps) {
  return (
    <Disc data-plate="filled" data-rim={rim} {...rest}>
      <Picture {...picture} alt={alt} shape="round" loading={loading} fetchPriority={fetchPriority} />
    </Disc>
  );
}

const Disc = styled.span`
  display: inline-block;
  flex: none;
  inline-size: var(--plate-size, var(--size-plate));
  aspect-ratio: 1;
  padding: var(--rim-width, var(--rim-default));
  border-radius: 50%;
  background: var(--plate-rim);
  box-shadow: var(--elevation-plate);
  --picture-zoom: 1.26;

  &[data-rim="breakfast"] { --plate-rim: var(--meal-rim-breakfast); }
  &[data-rim="lunch"] { --plate-rim: var(--meal-rim-lunch); }
  &[data-rim="dinner"] { --plate-rim: var(--meal-rim-dinner); }
  &[data-rim="snacks"] { --plate-rim: var(--meal-rim-snacks); }
  &[data-rim="accent"] { --plate-rim: var(--color-accent); }

  &[data-rim="own"] {
    padding: 0;
    --picture-zoom: 1.21;
  }

  ${media.forcedColors} {
    border: 2px solid CanvasText;
    padding: 0;
  }
`;
