import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type } from "../../theme/mod.ts";

/** Props of {@link Show}. */
export interface ShowProps {
  children: ReactNode;
}

/** A part of a Foundations page in the product's style. */
export function Show({ children }: ShowProps) {
  // Storybook's class that switches off its own styles inside.
  return <Root className="sb-unstyled">{children}</Root>;
}

/** Props of {@link InTheme}. */
export interface InThemeProps {
  theme: "light" | "dark";
  children: ReactNode;
}

/** Shows its children in one theme, independent of the page's. */
export function InTheme({ theme, children }: InThemeProps) {
  return <Themed data-theme={theme}>{children}</Themed>;
}

/** A token's CSS variable, to be copied. */
export const Code = styled.code`
  font: 400 0.8125rem / 1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  color: var(--color-soft);
`;

/** What a token is for, below its name. */
export const About = styled.p`
  ${type("meta")}
  color: var(--color-soft);
  text-wrap: pretty;
`;

/** Name of a token. */
export const TokenName = styled.h3`
  && { ${type("name")} }
  color: var(--color-ink);
`;

/** Specimens side by side, as many as there is room for; `--specimen` is the least width of one. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--specimen, 260px), 100%), 1fr));
  gap: var(--space-32) var(--space-24);
`;

/** A sample with its text below. */
export const Specimen = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-10);
  min-inline-size: 0;
  scroll-margin-block-start: var(--space-24);
`;

const Root = styled.div`
  margin-block: var(--space-24) var(--space-40);
  ${type("body")}
  color: var(--color-ink);

  /* The target of a link from another page. */
  :target {
    outline: 3px solid var(--color-yolk);
    outline-offset: 4px;
    border-radius: var(--radius-check);
  }
`;

const Themed = styled.div`
  display: contents;
  color: var(--color-ink);
`;
