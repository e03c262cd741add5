import { styled } from "styled-components";
import { media, type } from "../../theme/mod.ts";
import { ELEVATION_TOKENS } from "../../tokens/catalogue.ts";
import type { SharedGroup, SharedToken } from "../../tokens/token_kinds.ts";
import { InBothThemes, Sample, Samples, sentence } from "./Show.tsx";
import { ShowTable, TokenTable, tokensOf } from "./ShowTable.tsx";

/** The steps of space, as wide as they are. */
export function SpaceScale() {
  return <TokenTable label="Steps of space" groups={["space"]} head={["Width", "For"]} cells={spaceCells} />;
}

function spaceCells({ name, about }: SharedToken) {
  return [<Bar key="bar" style={{ inlineSize: `var(--space-${name})` }} />, about];
}

/** Corner radii, each on a sample. */
export function Radii() {
  return (
    <Samples width={136}>
      {tokensOf("radius").map(({ name, value, about }) => (
        <Sample
          key={name}
          name={`${name} ${value.replace("px", "")}`}
          variable={`radius-${name}`}
          about={sentence(about)}
        >
          <Corner style={{ borderStartStartRadius: `var(--radius-${name})` }} />
        </Sample>
      ))}
    </Samples>
  );
}

/** Shadows in both themes. */
export function Elevations() {
  return (
    <Samples width={240}>
      {ELEVATION_TOKENS.map(({ name, about }) => (
        <Sample key={name} name={name} variable={`elevation-${name}`} about={sentence(about)}>
          <Tables>
            <InBothThemes>
              <Table>
                <Thing
                  data-round={name === "plate" ? "" : undefined}
                  data-sign={name === "sign" ? "" : undefined}
                  style={{ boxShadow: `var(--elevation-${name})` }}
                />
              </Table>
            </InBothThemes>
          </Tables>
        </Sample>
      ))}
    </Samples>
  );
}

/** Heights, plates, rims and gutters. */
export function Sizes() {
  return (
    <TokenTable
      label="Sizes, rims and gutters"
      groups={["size", "rim", "gutter"]}
      head={["Value", "For"]}
      cells={({ value, about }) => [value.replace("px", " px"), about]}
    />
  );
}

/** The design's layout from each width on; the widths and gutters themselves are tokens. */
const LAYOUTS = [
  ["phone", "phone", "a day is a row, a meal a column", "2, the first spans both", "2, below 400 px 1"],
  ["tablet", "tablet", "7 columns, meals as bands", "3", "3"],
  ["desktop", "desktop", "meals in a column of 104 px, then 7", "4, the first 2 by 2", "4, beside chat 3"],
  ["wide", "desktop", "the same, larger plates", "5, the first 2 by 2", "5, beside chat 4"],
] as const;

/** The widths at which the layout changes. */
export function Breakpoints() {
  const starts = LAYOUTS.map(([name]) => valueOf("breakpoint", name));
  return (
    <ShowTable
      label="Breakpoints"
      head={["Width", "Name", "Gutter", "Week", "Recipe cards", "Feed"]}
      rows={LAYOUTS.map(([name, gutter, ...layout], index) => [
        range(starts[index] ?? 0, starts[index + 1]),
        name,
        `${valueOf("gutter", gutter)} px`,
        ...layout,
      ])}
    />
  );
}

function valueOf(group: SharedGroup, name: string): number {
  return Number.parseInt(tokensOf(group).find((token) => token.name === name)?.value ?? "0", 10);
}

function range(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} px and more`;
  return from === 0 ? `below ${next} px` : `${from} to ${next - 1} px`;
}

const Bar = styled.span`
  display: block;
  block-size: var(--space-20);
  background: var(--color-accent);
  border-radius: var(--space-2);

  ${media.forcedColors} { background: Highlight; forced-color-adjust: none; }
`;

const Corner = styled.div`
  block-size: 84px;
  border: 0 solid var(--color-accent);
  border-block-start-width: var(--rim-default);
  border-inline-start-width: var(--rim-default);
  background: var(--color-surface);
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border-radius: var(--radius-picture);
`;

const Table = styled.div`
  display: grid;
  place-items: center;
  block-size: 150px;
  background: var(--color-sunk);
`;

const Thing = styled.div`
  inline-size: 68px;
  aspect-ratio: 1;
  border-radius: var(--radius-thumb);
  background: var(--color-raised);
  ${type("meta")}

  &[data-round] { border-radius: 50%; }
  &[data-sign] { background: var(--color-bar); }
`;
