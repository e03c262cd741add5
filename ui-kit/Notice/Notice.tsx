import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** Errors are announced assertively, the others politely. */
export const NOTICE_TONES = ["error", "warning", "success", "info"] as const;

/** One of {@link NOTICE_TONES}. */
export type NoticeTone = (typeof NOTICE_TONES)[number];

/** Props of {@link Notice}. */
export interface NoticeProps extends ComponentPropsWithRef<"div"> {
  tone?: NoticeTone | undefined;
  /** Buttons or links: beside the message, or below it where there is no room. */
  action?: ReactNode;
}

const ICONS = {
  error: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
} as const satisfies Record<NoticeTone, unknown>;

/** A message about a whole form or page, in its place. */
export function Notice({ tone = "error", action, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Root role={tone === "error" ? "alert" : "status"} data-tone={tone} {...rest}>
      <Message>
        <Icon size={20} />
        <div>{children}</div>
      </Message>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Message = styled.div`
  display: flex;
  gap: var(--space-10);
  min-inline-size: 0;

  > svg { flex: none; }

  /* Typed text may be one very long word. */
  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-field);
  ${type("label")}
  font-weight: var(--font-weight-semibold);

  &[data-tone="error"] {
    background: var(--color-tomato-soft);
    color: var(--color-tomato);
  }

  &[data-tone="warning"] {
    background: var(--color-marmalade-soft);
    color: var(--color-marmalade-text);
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
