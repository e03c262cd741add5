import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type } from "../../theme/mod.ts";

/** A part of a Foundations page, in the product's style. */
export function Show({ children }: { children: ReactNode }) {
  // Storybook's class that switches off its own styles inside.
  return <Root className="sb-unstyled">{children}</Root>;
}

/** Props of {@link Samples}. */
export interface SamplesProps {
  /** Least width of a sample in px, 260 by default. */
  width?: number;
  children: ReactNode;
}

/** Samples side by side, as many as fit. */
export function Samples({ width = 260, children }: SamplesProps) {
  return (
    <Show>
      <Columns style={{ "--sample": `${width}px` }}>{children}</Columns>
    </Show>
  );
}

/** Props of {@link Sample}. */
export interface SampleProps {
  /** A title below the sample. */
  name?: ReactNode;
  /** The token's CSS variable without its dashes; also the anchor for links from other pages. */
  variable?: string;
  /** The content of the sample, or the purpose of the token. */
  about: ReactNode;
  children: ReactNode;
}

/** A sample with its text below. */
export function Sample({ name, variable, about, children }: SampleProps) {
  return (
    <Column id={variable}>
      {children}
      <div>
        {name && <SampleName>{name}</SampleName>}
        {variable && <Code>--{variable}</Code>}
      </div>
      <About>{about}</About>
    </Column>
  );
}

/** Its children in the light and in the dark theme. */
export function InBothThemes({ children }: { children: ReactNode }) {
  return SCHEMES.map((theme) => (
    <InTheme key={theme} theme={theme}>
      {children}
    </InTheme>
  ));
}

const SCHEMES = ["light", "dark"] as const;

/** Props of {@link InTheme}. */
export interface InThemeProps {
  theme: (typeof SCHEMES)[number];
  children: ReactNode;
}

/** Shows its children in one theme, independent of the page's. */
export function InTheme({ theme, children }: InThemeProps) {
  return <Themed data-theme={theme}>{children}</Themed>;
}

/** A description of a token as a sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? "" : "."}`;
}

/** A CSS variable, to be copied. */
export const Code = styled.code`
  font: 400 0.8125rem / 1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  color: var(--color-soft);
`;

/** A text below a sample. */
export const About = styled.p`
  ${type("meta")}
  color: var(--color-soft);
  text-wrap: pretty;
`;

/** The title below a sample. */
export const SampleName = styled.h3`
  && { ${type("name")} }
  color: var(--color-ink);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--sample), 100%), 1fr));
  gap: var(--space-32) var(--space-24);
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-10);
  min-inline-size: 0;
  scroll-margin-block-start: var(--space-24);

  > div:empty { display: none; }
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
