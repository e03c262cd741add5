import { styled } from "styled-components";
import { Heading } from "../../Heading/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { type } from "../../theme/mod.ts";
import { COLOR_TOKENS, CONTRASTS } from "../../tokens/catalogue.ts";
import type { ColorRole } from "../../tokens/mod.ts";
import type { ColorToken } from "../../tokens/token_kinds.ts";
import { InBothThemes, Sample, Samples, Show, sentence } from "./Show.tsx";

/** Roles by purpose; roles without a group are in the last one. */
const GROUPS: readonly [title: string, roles: readonly ColorRole[]][] = [
  ["Grounds", ["ground", "surface", "raised", "sunk", "wash"]],
  ["Text and lines", ["ink", "soft", "line", "edge"]],
  ["Cobalt", ["accent", "fill", "fill-hover", "fill-edge"]],
  ["The sign", ["bar", "bar-well", "on-bar-soft"]],
  ["Yolk", ["yolk", "yolk-edge", "on-yolk"]],
  ["The cloth", ["cloth", "check", "cloth-edge", "today"]],
  ["Tomato, leaf, beet", ["tomato", "tomato-soft", "leaf", "leaf-soft", "beet", "beet-soft"]],
  ["Marmalade", ["marmalade", "marmalade-text", "marmalade-soft"]],
  ["Enamel and skeletons", ["plate-white", "plate-shade", "skeleton", "skeleton-glint"]],
];

/** Every role of colour in both themes, with its purpose and the colours that may be on it. */
export function ColourRoles() {
  const grouped = new Set(GROUPS.flatMap(([, roles]) => roles));
  const others = COLOR_TOKENS.filter(({ name }) => !grouped.has(name)).map(({ name }) => name);
  const groups = others.length === 0 ? GROUPS : [...GROUPS, ["More", others] as const];
  return (
    <Show>
      <Stack gap="48">
        {groups.map(([title, roles]) => (
          <div key={title}>
            <Heading level={2}>{title}</Heading>
            <Samples>
              {COLOR_TOKENS.filter(({ name }) => roles.includes(name)).map((token) => (
                <Role key={token.name} token={token} />
              ))}
            </Samples>
          </div>
        ))}
      </Stack>
    </Show>
  );
}

function Role({ token: { name, light, dark, about } }: { token: ColorToken }) {
  const carried = CONTRASTS.filter(({ ground }) => ground === name).map(({ ink }) => ink);
  return (
    <Sample
      name={name}
      variable={`color-${name}`}
      about={sentence(about) + (carried.length > 0 ? ` Used below ${carried.join(", ")}.` : "")}
    >
      <Swatches>
        <InBothThemes>
          <Swatch style={{ background: `var(--color-${name})` }} />
        </InBothThemes>
      </Swatches>
      <Values>
        <span>Light {light}</span>
        <span>Dark {dark}</span>
      </Values>
    </Sample>
  );
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
