import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { glint } from "../theme/mod.ts";

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** `picture`: 4:3 rounded; `plate`: round; `line`: a line of text; `pill`. */
  shape?: SkeletonShape | undefined;
}

/** Shapes that a skeleton may take. */
export const SKELETON_SHAPES = ["picture", "plate", "line", "pill"] as const;

/** One of {@link SKELETON_SHAPES}. */
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

/** One shape that stands in for loading content. Hidden from screen readers: a status text names the loading content. */
export function Skeleton({ shape = "line", ...rest }: SkeletonProps) {
  return <Root aria-hidden="true" data-skeleton={shape} {...rest} />;
}

const Root = styled.span`
  ${glint}
  display: block;
  flex: none;
  inline-size: 100%;
  block-size: 1em;
  border-radius: var(--radius-pill);

  &[data-skeleton="picture"] {
    block-size: auto;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-picture);
  }

  &[data-skeleton="plate"] {
    inline-size: var(--plate-size, var(--size-plate));
    block-size: auto;
    aspect-ratio: 1;
    border: var(--rim-width, var(--rim-default)) solid var(--color-line);
    border-radius: 50%;
  }

  &[data-skeleton="pill"] { block-size: var(--size-target); }
`;
