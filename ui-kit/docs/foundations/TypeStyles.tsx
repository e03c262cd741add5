import { styled } from "styled-components";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { clamp, media, type } from "../../theme/mod.ts";
import { TYPE_TOKENS } from "../../tokens/catalogue.ts";
import type { TypeStyle } from "../../tokens/mod.ts";
import type { SharedToken, TypeToken } from "../../tokens/token_kinds.ts";
import { About, Code, Sample, SampleName, Samples, Show, sentence } from "./Show.tsx";
import { ShowTable, TokenTable } from "./ShowTable.tsx";

/** A text of the product for each style. */
const SAMPLES: Partial<Record<TypeStyle, string>> = {
  hero: "Lemon Salmon with Dill Potatoes",
  "hero-phone": "Lemon Salmon with Dill Potatoes",
  greeting: "Hi, Maya! Welcome to your personalized recipes!",
  title: "Plan Your Week",
  "title-phone": "Plan Your Week",
  section: "Nutritional information",
  step: "1 2 3",
  day: "16 17 18 19",
  lead: "Green Goddess Grain Bowl",
  name: "Beetroot & Lentil Salad with Walnuts",
  "name-phone": "Beetroot & Lentil Salad",
  sub: "Review and tweak your plan. Click any slot to edit.",
  "step-text": "Boil the potatoes in salted water for 15 minutes, until a knife slides in.",
  field: "Friday Night Black Bean Tacos",
  label: "Email Address",
  button: "Create Account",
  meta: "534,000 cal, 35 Min",
  cell: "Spaghetti Bolognese",
  "cell-phone": "Spaghetti Bolognese",
  tab: "Plan Your Week",
};

const FACES = [
  {
    face: "display",
    name: "Besley",
    about: "The lettering of enamel tins: titles, dish names, numerals of days and steps.",
  },
  { face: "body", name: "Hanken Grotesk", about: "Everything else. Its numerals are tabular, so that they align." },
] as const;

/** The two typefaces and the weights that are used. */
export function Typefaces() {
  return (
    <>
      <Samples width={400}>
        {FACES.map(({ face, name, about }) => (
          <Sample key={face} name={name} variable={`font-${face}`} about={about}>
            <Letters data-face={face}>AaBbCcDdGgQq&amp; 0123456789</Letters>
          </Sample>
        ))}
      </Samples>
      <TokenTable label="Weights" groups={["font-weight"]} head={["Weight", "Value", "For"]} cells={weightCells} />
    </>
  );
}

function weightCells({ name, value, about }: SharedToken) {
  return [
    <span key="name" style={{ fontWeight: value }}>
      {name}
    </span>,
    value,
    about,
  ];
}

/** Every type style, live. */
export function TypeStyles() {
  return (
    <Show>
      {TYPE_TOKENS.map((token) => (
        <Line key={token.name} id={`type-${token.name}`}>
          <Facts token={token} />
          <p style={{ font: `var(--type-${token.name})`, letterSpacing: `var(--tracking-${token.name})` }}>
            {SAMPLES[token.name] ?? "Crisp-skinned salmon on wilted spinach, with buttery potatoes."}
          </p>
        </Line>
      ))}
    </Show>
  );
}

function Facts({ token }: { token: TypeToken }) {
  const { name, family, weight, size, line, tracking, about } = token;
  return (
    <div>
      <SampleName>{name}</SampleName>
      <About>{sentence(about)}</About>
      <Numbers>
        {FACES.find(({ face }) => face === family)?.name} {weight},{" "}
        <span id={`font-size-${name}`}>
          {size} px ({size / 16} rem)
        </span>
        , line {Math.round(size * line)} px
        <span id={`tracking-${name}`}>{tracking === 0 ? "" : `, tracking ${tracking} em`}</span>
      </Numbers>
      <Code>--type-{name}</Code>
    </div>
  );
}

const LINES = [
  [2, "A dish name: 2 lines."],
  [3, "In a cell of the week below 1240 px: 3 lines."],
  [1, "In the dock: 1 line."],
] as const;

/** How many lines names may have. */
export function Truncation() {
  return (
    <Samples width={200}>
      {LINES.map(([lines, about]) => (
        <Sample key={lines} about={about}>
          <Name data-lines={lines} title={sampleRecipes.grandmas.name}>
            {sampleRecipes.grandmas.name}
          </Name>
        </Sample>
      ))}
    </Samples>
  );
}

const NUMERALS = [
  ["display", "Besley has its own numerals: font-variant-numeric is normal, because its tabular zero is thin."],
  ["body", "Hanken Grotesk is tabular: columns of numbers align, and a changing count keeps its width."],
] as const;

/** Numerals of both typefaces. */
export function Numerals() {
  return (
    <Samples width={200}>
      {NUMERALS.map(([face, about]) => (
        <Sample key={face} about={about}>
          <Letters data-face={face}>
            1,107
            <br />
            8,460
          </Letters>
        </Sample>
      ))}
    </Samples>
  );
}

/** The same line with text at 200 %. */
export function LargeText() {
  const styles = TYPE_TOKENS.filter(({ name }) => ["title-phone", "name", "body", "meta", "tab"].includes(name));
  return (
    <ShowTable
      label="Sizes at 100 and 200 per cent"
      head={["Style", "Usual", "At 200 %", "Sample at 200 %"]}
      rows={styles.map(({ name, size, line, weight, family }) => [
        name,
        `${size} px`,
        `${size * 2} px`,
        <span
          key="sample"
          style={{ font: `${weight} ${size / 8}rem / ${line} var(--font-${family})`, whiteSpace: "nowrap" }}
        >
          35 Min
        </span>,
      ])}
    />
  );
}

const Letters = styled.p`
  font-size: 2.25rem;
  line-height: 1.25;
  overflow-wrap: anywhere;

  &[data-face="display"] { font-family: var(--font-display); font-weight: var(--font-weight-bold); font-variant-numeric: normal; }
  &[data-face="body"] { font-family: var(--font-body); font-variant-numeric: tabular-nums; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-40);
  align-items: center;
  padding-block: var(--space-24);
  border-block-start: 1px solid var(--color-line);
  scroll-margin-block-start: var(--space-24);

  &:first-child { border-block-start: 0; padding-block-start: 0; }

  > p { min-inline-size: 0; overflow-wrap: anywhere; text-wrap: balance; }

  ${media.tablet} { grid-template-columns: 260px minmax(0, 1fr); }
`;

const Numbers = styled.p`
  margin-block: var(--space-6) var(--space-2);
  ${type("cell-phone")}
`;

const Name = styled.p`
  ${type("name")}
  inline-size: min(100%, 240px);

  &[data-lines="1"] { ${clamp(1)} }
  &[data-lines="2"] { ${clamp(2)} }
  &[data-lines="3"] { ${clamp(3)} }
`;
