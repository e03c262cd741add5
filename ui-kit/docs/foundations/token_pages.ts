/** Pages of Foundations that show tokens, by their ids in Storybook. */
export const FOUNDATION_PAGES = [
  "foundations-colour--docs",
  "foundations-type--docs",
  "foundations-space--docs",
  "foundations-motion--docs",
] as const;

/** One of {@link FOUNDATION_PAGES}. */
export type FoundationPage = (typeof FOUNDATION_PAGES)[number];

/** Where each group of tokens is shown, by how its variables begin. */
const PAGE_OF_GROUP: readonly [prefix: string, page: FoundationPage][] = [
  ["--color-", "foundations-colour--docs"],
  ["--meal-rim-", "foundations-colour--docs"],
  ["--opacity-", "foundations-colour--docs"],
  ["--font-", "foundations-type--docs"],
  ["--type-", "foundations-type--docs"],
  ["--tracking-", "foundations-type--docs"],
  ["--space-", "foundations-space--docs"],
  ["--gutter-", "foundations-space--docs"],
  ["--radius-", "foundations-space--docs"],
  ["--rim-", "foundations-space--docs"],
  ["--size-", "foundations-space--docs"],
  ["--elevation-", "foundations-space--docs"],
  ["--duration-", "foundations-motion--docs"],
  ["--easing-", "foundations-motion--docs"],
];

/** The page that shows a token; its anchor there is the variable's name without `--`. Undefined for other variables. */
export function foundationOf(variable: string): FoundationPage | undefined {
  return PAGE_OF_GROUP.find(([prefix]) => variable.startsWith(prefix))?.[1];
}
