import { styled } from "styled-components";
import { Heading } from "../../Heading/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { type } from "../../theme/mod.ts";
import { COLOR_TOKENS, CONTRASTS, type ColorRole, type ColorToken } from "../../tokens/mod.ts";
import { About, Code, InTheme, Show, Specimen, Specimens, TokenName } from "./Show.tsx";

/** Roles by purpose; roles without a group are in the last one. */
const GROUPS: readonly [title: string, roles: readonly ColorRole[]][] = [
  ["Grounds", ["ground", "surface", "raised", "sunk", "wash"]],
  ["Text and lines", ["ink", "soft", "line", "edge"]],
  ["Cobalt", ["accent", "fill", "fill-hover", "fill-edge"]],
  ["The sign", ["bar", "bar-well", "on-bar-soft"]],
  ["Yolk", ["yolk", "yolk-edge", "on-yolk"]],
  ["The cloth", ["cloth", "check", "cloth-edge", "today"]],
  [
    "Tomato, leaf, beet, marmalade",
    [
      "tomato",
      "tomato-soft",
      "leaf",
      "leaf-soft",
      "beet",
      "beet-soft",
      "marmalade",
      "marmalade-text",
      "marmalade-soft",
    ],
  ],
  ["Enamel and skeletons", ["plate-white", "plate-shade", "skeleton", "skeleton-glint"]],
];

/** Every role of colour in both themes, with what it is for and what may lie on it. */
export function ColourRoles() {
  const grouped = new Set(GROUPS.flatMap(([, roles]) => roles));
  const others = COLOR_TOKENS.filter(({ name }) => !grouped.has(name)).map(({ name }) => name);
  const groups = others.length === 0 ? GROUPS : [...GROUPS, ["More", others] as const];
  return (
    <Show>
      <Stack gap="48">
        {groups.map(([title, roles]) => (
          <Stack key={title} gap="20">
            <Heading level={2}>{title}</Heading>
            <Specimens>
              {COLOR_TOKENS.filter(({ name }) => roles.includes(name)).map((token) => (
                <Role key={token.name} token={token} />
              ))}
            </Specimens>
          </Stack>
        ))}
      </Stack>
    </Show>
  );
}

function Role({ token }: { token: ColorToken }) {
  const { name, about } = token;
  const carried = CONTRASTS.filter(({ ground }) => ground === name).map(({ ink }) => ink);
  return (
    <Specimen id={`color-${name}`}>
      <Swatches>
        {(["light", "dark"] as const).map((theme) => (
          <InTheme key={theme} theme={theme}>
            <Swatch style={{ background: `var(--color-${name})` }} />
          </InTheme>
        ))}
      </Swatches>
      <Values>
        <span>Light {token.light}</span>
        <span>Dark {token.dark}</span>
      </Values>
      <div>
        <TokenName>{name}</TokenName>
        <Code>--color-{name}</Code>
      </div>
      <About>
        {sentence(about)}
        {carried.length > 0 && ` Carries ${carried.join(", ")}.`}
      </About>
    </Specimen>
  );
}

/** A description of the tokens as a sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? "" : "."}`;
}

/** An outline, so that a colour equal to the background is visible. */
const Swatches = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border-radius: var(--radius-picture);

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 1px solid var(--color-line);
    border-radius: inherit;
  }
`;

const Swatch = styled.div`
  block-size: 96px;
  forced-color-adjust: none;
`;

const Values = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${type("cell-phone")}
  color: var(--color-soft);

  span:last-child { padding-inline-start: var(--space-4); }
`;
