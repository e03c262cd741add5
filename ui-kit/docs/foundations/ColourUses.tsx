import { styled } from "styled-components";
import { Plate } from "../../Plate/mod.ts";
import { samplePictures } from "../../testing/sample_pictures.ts";
import { cloth, type } from "../../theme/mod.ts";
import { COLOR_TOKENS, RIM_TOKENS, SHARED_TOKENS } from "../../tokens/mod.ts";
import { About, Code, InTheme, Show, Specimen, Specimens, TokenName } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

const PICTURES = [
  samplePictures.berryYoghurt,
  samplePictures.greenBowl,
  samplePictures.spaghetti,
  samplePictures.beetLentil,
];

/** The rim of each meal time, beside its name. */
export function MealRims() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "136px" }}>
        {RIM_TOKENS.map(({ name, role }, index) => (
          <Specimen key={name} id={`meal-rim-${name}`}>
            <Plate picture={PICTURES[index] ?? {}} rim={name} />
            <div>
              <TokenName style={{ textTransform: "capitalize" }}>{name}</TokenName>
              <Code>--meal-rim-{name}</Code>
            </div>
            <About>The colour of {role}.</About>
          </Specimen>
        ))}
      </Specimens>
    </Show>
  );
}

/** The checked cloth in both themes, with the text and the ring that may lie on it. */
export function Cloth() {
  return (
    <Show>
      <Specimens>
        {(["light", "dark"] as const).map((theme) => (
          <InTheme key={theme} theme={theme}>
            <Checked>
              <strong>19</strong>
              <span>Today is the checked cloth under its column.</span>
            </Checked>
          </InTheme>
        ))}
      </Specimens>
    </Show>
  );
}

/** The two transparencies. */
export function Opacities() {
  return (
    <Show>
      <ShowTable
        label="Opacities"
        head={["Variable", "Value", "For"]}
        rows={SHARED_TOKENS.filter(({ group }) => group === "opacity").map(({ name, value, about }) => ({
          id: `opacity-${name}`,
          cells: [<Code key="name">--opacity-{name}</Code>, value, about],
        }))}
      />
    </Show>
  );
}

/** What each role turns into under forced colours. */
export function ForcedColours() {
  const systemColours = [...new Set(COLOR_TOKENS.map(({ forced }) => forced))];
  return (
    <Show>
      <ShowTable
        label="Roles under forced colours"
        head={["System colour", "Sample", "Roles"]}
        rows={systemColours.map((systemColour) => ({
          cells: [
            systemColour,
            <Patch key="patch" aria-hidden="true" style={{ background: systemColour }} />,
            COLOR_TOKENS.filter(({ forced }) => forced === systemColour)
              .map(({ name }) => name)
              .join(", "),
          ],
        }))}
      />
    </Show>
  );
}

const Patch = styled.span`
  display: block;
  inline-size: 64px;
  block-size: var(--size-target);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-field);
  forced-color-adjust: none;
`;

const Checked = styled.div`
  ${cloth}
  display: flex;
  align-items: center;
  gap: var(--space-16);
  min-block-size: 120px;
  padding: var(--space-20);
  border-radius: var(--radius-picture);
  ${type("body")}

  strong {
    ${type("day")}
    color: var(--color-today);
  }
`;
