import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "../Heading/mod.ts";
import { media, type } from "../theme/mod.ts";

/** `title` for most screens, `greeting` for home, `hero` for a recipe. */
export const PAGE_TITLE_SIZES = ["title", "greeting", "hero"] as const;

/** One of {@link PAGE_TITLE_SIZES}. */
export type PageTitleSize = (typeof PAGE_TITLE_SIZES)[number];

/** `fact`: the content of the page, such as a week's range; `sentence`: the purpose of the page. */
export const SUBTITLE_KINDS = ["fact", "sentence"] as const;

/** One of {@link SUBTITLE_KINDS}. */
export type SubtitleKind = (typeof SUBTITLE_KINDS)[number];

/** Props of {@link PageTitle}. */
export interface PageTitleProps extends Omit<ComponentPropsWithRef<"header">, "title"> {
  /** The page's name: its `h1`. */
  title: ReactNode;
  /** Below the title: the week's range, or the purpose of the page. */
  subtitle?: ReactNode;
  /** `fact` by default. */
  subtitleKind?: SubtitleKind | undefined;
  /** Beside the title: a count. On a phone below it, on a line that is always reserved. */
  badge?: ReactNode;
  /** `title` by default. */
  size?: PageTitleSize | undefined;
}

/** The header of a screen: its `h1`, and children at the end of the line, such as a week switcher. */
export function PageTitle({
  title,
  subtitle,
  subtitleKind = "fact",
  badge,
  size = "title",
  children,
  ...rest
}: PageTitleProps) {
  return (
    <Root data-size={size} {...rest}>
      <div>
        <Line>
          <Heading level={1} size={size}>
            {title}
          </Heading>
          {badge !== undefined && <Beside>{badge}</Beside>}
        </Line>
        {subtitle && <Subtitle data-kind={subtitleKind}>{subtitle}</Subtitle>}
      </div>
      {children}
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-10) var(--space-24);
  margin-block-end: var(--space-24);

  > :first-child { min-inline-size: 0; }

  &[data-size="greeting"] { margin-block-end: var(--space-28); }

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;

    /* The page's own controls have their own margin. */
    &:has(> :nth-child(2)) { margin-block-end: var(--space-14); }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);

  > [data-tone] {
    min-block-size: 34px;
    padding-inline: var(--space-14);
    font-size: 1rem;
  }

  ${media.phone} {
    flex-basis: 100%;
    min-block-size: var(--size-target);
  }
`;

const Subtitle = styled.p`
  font: 600 1.25rem / 1.35 var(--font-body);
  font-variant-numeric: tabular-nums;
  color: var(--color-soft);

  ${media.phone} { font-size: 1.0625rem; }

  &[data-kind="sentence"] {
    ${type("sub")}
    margin-block-start: var(--space-4);

    ${media.phone} { font-size: var(--font-size-body); }
  }
`;
