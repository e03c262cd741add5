import UserRound from "lucide-react/icons/user-round";
import { type ComponentPropsWithRef, useState } from "react";
import { styled } from "styled-components";
import type { PictureSource } from "../Picture/mod.ts";
import { enamel, media } from "../theme/mod.ts";
import { initialsOf } from "./initials.ts";

/** 32, 44 and 72 px. */
export const AVATAR_SIZES = ["small", "regular", "large"] as const;

/** One of {@link AVATAR_SIZES}. */
export type AvatarSize = (typeof AVATAR_SIZES)[number];

/** Props of {@link Avatar}. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The person's name: "Maya Lindqvist". Without a photo its initials are shown; without letters a silhouette. */
  name: string;
  /** Accessible text, the name by default. Empty if the name is shown beside it. */
  alt?: string | undefined;
  /** A photo; the initials are shown if it is missing or fails. */
  picture?: PictureSource | undefined;
  /** `regular` by default. */
  size?: AvatarSize | undefined;
}

/** A person: initials on an enamel disc, or their photo. */
export function Avatar({ name, alt = name, picture, size = "regular", ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const initials = initialsOf(name);
  const src = picture?.src;
  return (
    <Disc
      data-size={size}
      {...(alt.trim() === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      {...rest}
    >
      {initials === "" ? <UserRound /> : initials}
      {src && src !== failed && (
        <img
          alt=""
          src={src}
          srcSet={picture.srcSet}
          sizes={picture.sizes}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </Disc>
  );
}

const Disc = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-target);
  aspect-ratio: 1;
  overflow: hidden;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: ${enamel};
  /* In px, not rem: the disc does not grow with the text size. */
  font: 700 15px / 1 var(--font-body);
  letter-spacing: 0.01em;
  white-space: nowrap;
  color: var(--color-accent);
  user-select: none;

  &[data-size="small"] {
    inline-size: var(--space-32);
    font-size: 12px;
    letter-spacing: 0;
  }

  &[data-size="large"] {
    inline-size: var(--space-72);
    border-width: 3px;
    font-size: 26px;
  }

  > svg {
    inline-size: 56%;
    block-size: 56%;
  }

  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${media.forcedColors} { border-color: CanvasText; }
`;
