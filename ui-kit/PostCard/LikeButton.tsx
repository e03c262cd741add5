import Heart from "lucide-react/icons/heart";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { forcedFill, media } from "../theme/mod.ts";

/** Props of {@link LikeButton}. */
export interface LikeButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "onClick"> {
  /** Its accessible name, the count in it: "Like Miso Mushroom Ramen, 42 likes". */
  label: string;
  /** Number of likes, including the person's own. */
  count: number;
  liked: boolean;
  /** Called with the wanted state. Heart and count only change with the props. */
  onLike: (liked: boolean) => void;
  /** While the request runs it ignores presses, but the focus stays. */
  busy?: boolean | undefined;
}

/** A heart with the number of likes; pressed if the person likes it. */
export function LikeButton({ label, count, liked, onLike, busy = false, ...rest }: LikeButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      aria-pressed={liked}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onLike(!liked);
      }}
      {...rest}
    >
      <Heart size={20} fill={liked ? "currentColor" : "none"} />
      {count}
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-8);
  max-inline-size: 100%;
  min-block-size: var(--size-target);
  padding: 0 var(--space-14);
  border: 1.5px solid var(--color-edge);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  font: 700 var(--font-size-body) / 1.25 var(--font-body);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink);
  scale: 1;
  cursor: pointer;
  transition:
    background-color var(--duration-quick) var(--easing-standard),
    scale var(--duration-press) var(--easing-standard);

  svg { flex: none; }

  &[aria-pressed="true"] {
    border-color: transparent;
    background: var(--color-tomato-soft);
    color: var(--color-tomato);
  }

  &[aria-busy] { cursor: progress; }

  ${media.hover} {
    &:not([aria-busy]):hover { border-color: currentColor; }
  }

  &:active:not([aria-busy]) { scale: 0.96; }

  ${media.reducedMotion} {
    &:active:not([aria-busy]) { scale: none; }
  }

  ${media.forcedColors} {
    &[aria-pressed="true"] { ${forcedFill} }
  }
`;
