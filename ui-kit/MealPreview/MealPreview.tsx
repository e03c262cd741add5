import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Picture, type PictureSource } from "../Picture/mod.ts";
import { clamp, cloth, media, type } from "../theme/mod.ts";

/** How many of something a meal has. */
export interface PreviewCount {
  count: number;
  /** The counted things: "ingredients". */
  text: string;
}

/** Props of {@link MealPreview}. */
export interface MealPreviewProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Its accessible name: "Preview". */
  label: string;
  /** The meal's name as it is typed. */
  name: string;
  /** Placeholder for the name. */
  namePlaceholder: string;
  /** The meal's caption as it is typed; four lines are shown. */
  caption?: string | undefined;
  /** Placeholder for the caption. */
  captionPlaceholder?: string | undefined;
  /** The chosen photo; the empty plate until there is one. */
  picture?: PictureSource | undefined;
  /** "6 ingredients", "4 steps". */
  counts: readonly PreviewCount[];
}

/** A preview of a meal as others will see it, on the cloth. */
export function MealPreview({
  label,
  name,
  namePlaceholder,
  caption = "",
  captionPlaceholder,
  picture,
  counts,
  ...rest
}: MealPreviewProps) {
  const hasName = name.trim() !== "";
  const hasCaption = caption.trim() !== "";
  const captionText = hasCaption ? caption : captionPlaceholder;
  return (
    <Root aria-label={label} {...rest}>
      <Card>
        <Picture {...picture} alt="" loading="eager" />
        <Words>
          <Name data-placeholder={!hasName} title={hasName ? name : undefined}>
            <span>{hasName ? name : namePlaceholder}</span>
          </Name>
          {captionText && <Caption data-placeholder={!hasCaption}>{captionText}</Caption>}
          <Counts role="list">
            {counts.map(({ count, text }) => (
              <li key={text}>
                <b>{count}</b> {text}
              </li>
            ))}
          </Counts>
        </Words>
      </Card>
    </Root>
  );
}

const Name = styled.h2`
  ${type("section")}
  overflow-wrap: anywhere;

  > span { ${clamp(3)} }
  &[data-placeholder="true"] { color: var(--color-soft); }
`;

const Caption = styled.p`
  ${type("body")}
  ${clamp(4)}
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-placeholder="true"] { color: var(--color-soft); }
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  margin-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
  ${type("body")}
  color: var(--color-soft);

  && { padding-block-start: var(--space-14); }

  b {
    ${type("section")}
    margin-inline-end: 2px;
    color: var(--color-accent);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16) var(--space-14) var(--space-16);
`;

const Card = styled.div`
  padding: var(--space-8);
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  box-shadow: var(--elevation-tray);

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

const Root = styled.section`
  position: relative;
  isolation: isolate;
  inline-size: 100%;
  /* As wide as a card of the feed. */
  max-inline-size: 480px;
  margin-inline: auto;
  padding: var(--space-32) var(--space-28);

  /* The cloth is behind the card, so that its colour overrides do not apply inside. */
  &::before {
    ${cloth}
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: var(--radius-dock);
  }

  ${media.phone} {
    padding: var(--space-20) var(--space-16);

    &::before { border-radius: var(--radius-tray); }
  }
`;
