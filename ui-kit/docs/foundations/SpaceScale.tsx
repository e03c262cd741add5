import { styled } from "styled-components";
import { media, type } from "../../theme/mod.ts";
import { ELEVATION_TOKENS, SHARED_TOKENS, type SharedGroup } from "../../tokens/mod.ts";
import { sentence } from "./ColourRoles.tsx";
import { About, Code, InTheme, Show, Specimen, Specimens, TokenName } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

function tokensOf(group: SharedGroup) {
  return SHARED_TOKENS.filter((token) => token.group === group);
}

/** The steps of space, as wide as they are. */
export function SpaceScale() {
  return (
    <Show>
      <ShowTable
        label="Steps of space"
        head={["Step", "Width", "For"]}
        rows={tokensOf("space").map(({ name, about }) => ({
          id: `space-${name}`,
          cells: [
            <Code key="variable">--space-{name}</Code>,
            <Bar key="bar" style={{ inlineSize: `var(--space-${name})` }} />,
            about,
          ],
        }))}
      />
    </Show>
  );
}

/** Corner radii, each on a sample. */
export function Radii() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "136px" }}>
        {tokensOf("radius").map(({ name, value, about }) => (
          <Specimen key={name} id={`radius-${name}`}>
            <Corner style={{ borderStartStartRadius: `var(--radius-${name})` }} />
            <div>
              <TokenName>
                {name} {value.replace("px", "")}
              </TokenName>
              <Code>--radius-{name}</Code>
            </div>
            <About>{sentence(about)}</About>
          </Specimen>
        ))}
      </Specimens>
    </Show>
  );
}

/** Shadows in both themes. */
export function Elevations() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "240px" }}>
        {ELEVATION_TOKENS.map(({ name, about }) => (
          <Specimen key={name} id={`elevation-${name}`}>
            <Tables>
              {(["light", "dark"] as const).map((theme) => (
                <InTheme key={theme} theme={theme}>
                  <Table>
                    <Thing
                      data-round={name === "plate" ? "" : undefined}
                      data-sign={name === "sign" ? "" : undefined}
                      style={{ boxShadow: `var(--elevation-${name})` }}
                    />
                  </Table>
                </InTheme>
              ))}
            </Tables>
            <div>
              <TokenName>{name}</TokenName>
              <Code>--elevation-{name}</Code>
            </div>
            <About>{sentence(about)}</About>
          </Specimen>
        ))}
      </Specimens>
    </Show>
  );
}

const SIZE_GROUPS = ["size", "rim", "gutter"] as const;

/** Heights, plates, rims and gutters. */
export function Sizes() {
  return (
    <Show>
      <ShowTable
        label="Sizes, rims and gutters"
        head={["Variable", "Value", "For"]}
        rows={SIZE_GROUPS.flatMap(tokensOf).map(({ group, name, value, about }) => ({
          id: `${group}-${name}`,
          cells: [<Code key="variable">{`--${group}-${name}`}</Code>, value.replace("px", " px"), about],
        }))}
      />
    </Show>
  );
}

/** What the design draws at each width; the widths and gutters themselves are tokens. */
const LAYOUTS = [
  {
    from: undefined,
    gutter: "phone",
    week: "a day is a row, a meal a column",
    recipes: "2, the first spans both",
    feed: "2, below 400 px 1",
  },
  { from: "tablet", gutter: "tablet", week: "7 columns, meals as bands", recipes: "3", feed: "3" },
  {
    from: "desktop",
    gutter: "desktop",
    week: "meals in a column of 104 px, then 7",
    recipes: "4, the first 2 by 2",
    feed: "4, beside chat 3",
  },
  {
    from: "wide",
    gutter: "desktop",
    week: "the same, larger plates",
    recipes: "5, the first 2 by 2",
    feed: "5, beside chat 4",
  },
] as const;

/** The widths at which the layout changes. */
export function Breakpoints() {
  const starts = LAYOUTS.map(({ from }) => valueOf("breakpoint", from));
  return (
    <Show>
      <ShowTable
        label="Breakpoints"
        head={["Width", "Name", "Gutter", "Week", "Recipe cards", "Feed"]}
        rows={LAYOUTS.map(({ from, gutter, week, recipes, feed }, index) => ({
          id: `breakpoint-${from ?? "phone"}`,
          cells: [
            range(starts[index] ?? 0, starts[index + 1]),
            from ?? "phone",
            `${valueOf("gutter", gutter)} px`,
            week,
            recipes,
            feed,
          ],
        }))}
      />
    </Show>
  );
}

function valueOf(group: SharedGroup, name: string | undefined): number {
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
