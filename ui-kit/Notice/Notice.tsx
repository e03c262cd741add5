import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** Errors are announced assertively, the others politely. */
export const NOTICE_TONES = ["error", "success", "info"] as const;

/** One of {@link NOTICE_TONES}. */
export type NoticeTone = (typeof NOTICE_TONES)[number];

/** Props of {@link Notice}. */
export interface NoticeProps extends ComponentPropsWithRef<"div"> {
  tone?: NoticeTone | undefined;
}

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info } as const satisfies Record<NoticeTone, unknown>;

/** A message about a whole form or page, in its place. */
export function Notice({ tone = "error", children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Root role={tone === "error" ? "alert" : "status"} data-tone={tone} {...rest}>
      <Icon size={20} />
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: var(--space-10);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-field);
  ${type("label")}
  font-weight: var(--font-weight-semibold);

  > svg { flex: none; }

  /* Typed text may be one very long word. */
  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &[data-tone="error"] {
    background: var(--color-tomato-soft);
    color: var(--color-tomato);
  }

  &[data-tone="success"] {
    background: var(--color-leaf-soft);
    color: var(--color-leaf);
  }

  &[data-tone="info"] {
    background: var(--color-wash);
    color: var(--color-accent);
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;
