import { styled } from "styled-components";
import { Plate } from "../../Plate/mod.ts";
import { samplePictures } from "../../testing/sample_pictures.ts";
import { cloth, type } from "../../theme/mod.ts";
import { COLOR_TOKENS, RIM_TOKENS } from "../../tokens/catalogue.ts";
import { InBothThemes, Sample, Samples } from "./Show.tsx";
import { ShowTable, TokenTable } from "./ShowTable.tsx";

const PICTURES = [
  samplePictures.berryYoghurt,
  samplePictures.greenBowl,
  samplePictures.spaghetti,
  samplePictures.beetLentil,
];

/** The rim of each meal time, beside its name. */
export function MealRims() {
  return (
    <Samples width={136}>
      {RIM_TOKENS.map(({ name, role }, index) => (
        <Sample
          key={name}
          name={<span style={{ textTransform: "capitalize" }}>{name}</span>}
          variable={`meal-rim-${name}`}
          about={`The colour of ${role}.`}
        >
          <Plate picture={PICTURES[index] ?? {}} rim={name} />
        </Sample>
      ))}
    </Samples>
  );
}

/** The checked cloth in both themes, with the text and the ring that may be on it. */
export function Cloth() {
  return (
    <Samples>
      <InBothThemes>
        <Checked>
          <strong>19</strong>
          <span>Today is the checked cloth under its column.</span>
        </Checked>
      </InBothThemes>
    </Samples>
  );
}

/** The opacities. */
export function Opacities() {
  return (
    <TokenTable
      label="Opacities"
      groups={["opacity"]}
      head={["Value", "For"]}
      cells={({ value, about }) => [value, about]}
    />
  );
}

/** The system colour of each role under forced colours. */
export function ForcedColours() {
  const systemColours = [...new Set(COLOR_TOKENS.map(({ forced }) => forced))];
  return (
    <ShowTable
      label="Roles under forced colours"
      head={["System colour", "Sample", "Roles"]}
      rows={systemColours.map((systemColour) => [
        systemColour,
        <Patch key="patch" aria-hidden="true" style={{ background: systemColour }} />,
        COLOR_TOKENS.filter(({ forced }) => forced === systemColour)
          .map(({ name }) => name)
          .join(", "),
      ])}
    />
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
