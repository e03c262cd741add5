import { styled } from "styled-components";
import { Grid } from "../../Grid/mod.ts";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { clamp, media, type } from "../../theme/mod.ts";
import { SHARED_TOKENS, TYPE_TOKENS, type TypeStyle, type TypeToken } from "../../tokens/mod.ts";
import { sentence } from "./ColourRoles.tsx";
import { About, Code, Show, Specimen, Specimens, TokenName } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

/** A sample text of each style from the product. */
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

const FAMILIES = { display: "Besley", body: "Hanken Grotesk" } as const;

/** The two typefaces and the weights that are used. */
export function Typefaces() {
  return (
    <Show>
      <Grid columns="two" gap="32">
        <Specimen id="font-display">
          <Alphabet data-face="display">AaBbCcDdGgQq&amp; 0123456789</Alphabet>
          <TokenName>Besley</TokenName>
          <Code>--font-display</Code>
          <About>The lettering of enamel tins: titles, dish names, numerals of days and steps.</About>
        </Specimen>
        <Specimen id="font-body">
          <Alphabet data-face="body">AaBbCcDdGgQq&amp; 0123456789</Alphabet>
          <TokenName>Hanken Grotesk</TokenName>
          <Code>--font-body</Code>
          <About>Everything else. Its numerals are tabular, so that they stand below each other.</About>
        </Specimen>
      </Grid>
      <Weights>
        <ShowTable
          label="Weights"
          head={["Weight", "Variable", "Value", "For"]}
          rows={SHARED_TOKENS.filter(({ group }) => group === "font-weight").map(({ name, value, about }) => ({
            id: `font-weight-${name}`,
            cells: [
              <span key="name" style={{ fontWeight: value }}>
                {name}
              </span>,
              <Code key="variable">--font-weight-{name}</Code>,
              value,
              about,
            ],
          }))}
        />
      </Weights>
    </Show>
  );
}

/** Every type style, live. */
export function TypeStyles() {
  return (
    <Show>
      <Lines>
        {TYPE_TOKENS.map((token) => (
          <Line key={token.name} id={`type-${token.name}`}>
            <Facts token={token} />
            <p style={{ font: `var(--type-${token.name})`, letterSpacing: `var(--tracking-${token.name})` }}>
              {SAMPLES[token.name] ?? "Crisp-skinned salmon on wilted spinach, with buttery potatoes."}
            </p>
          </Line>
        ))}
      </Lines>
    </Show>
  );
}

function Facts({ token }: { token: TypeToken }) {
  const { name, family, weight, size, line, tracking, about } = token;
  return (
    <div>
      <TokenName>{name}</TokenName>
      <About>{sentence(about)}</About>
      <Numbers>
        {FAMILIES[family]} {weight},{" "}
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

/** How many lines names may have. */
export function Truncation() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "200px" }}>
        <Specimen>
          <Name data-lines="2" title={sampleRecipes.grandmas.name}>
            {sampleRecipes.grandmas.name}
          </Name>
          <About>A dish name: 2 lines.</About>
        </Specimen>
        <Specimen>
          <Name data-lines="3" title={sampleRecipes.grandmas.name}>
            {sampleRecipes.grandmas.name}
          </Name>
          <About>In a cell of the week below 1240 px: 3 lines.</About>
        </Specimen>
        <Specimen>
          <Name data-lines="1" title={sampleRecipes.grandmas.name}>
            {sampleRecipes.grandmas.name}
          </Name>
          <About>In the dock: 1 line.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

/** Numerals of both typefaces. */
export function Numerals() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "200px" }}>
        <Specimen>
          <Figures data-face="display">
            1,107
            <br />
            8,460
          </Figures>
          <About>Besley keeps its own: font-variant-numeric is normal, for its tabular zero is thin.</About>
        </Specimen>
        <Specimen>
          <Figures data-face="body">
            1,107
            <br />
            8,460
          </Figures>
          <About>Hanken Grotesk is tabular: columns of numbers stand straight, a count does not wobble.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

/** The same line with text at 200 %. */
export function LargeText() {
  return (
    <Show>
      <ShowTable
        label="Sizes at 100 and 200 per cent"
        head={["Style", "Usual", "At 200 %", "Sample at 200 %"]}
        rows={TYPE_TOKENS.filter(({ name }) => ["title-phone", "name", "body", "meta", "tab"].includes(name)).map(
          ({ name, size, line, weight, family }) => ({
            cells: [
              name,
              `${size} px`,
              `${size * 2} px`,
              <span
                key="sample"
                style={{ font: `${weight} ${size / 8}rem / ${line} var(--font-${family})`, whiteSpace: "nowrap" }}
              >
                35 Min
              </span>,
            ],
          }),
        )}
      />
    </Show>
  );
}

const Weights = styled.div`
  margin-block-start: var(--space-40);
`;

const Alphabet = styled.p`
  font-size: 2.25rem;
  line-height: 1.25;
  overflow-wrap: anywhere;

  &[data-face="display"] { font-family: var(--font-display); font-weight: var(--font-weight-bold); font-variant-numeric: normal; }
  &[data-face="body"] { font-family: var(--font-body); font-variant-numeric: tabular-nums; }
`;

const Lines = styled.div`
  display: grid;
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

const Figures = styled.p`
  font-size: 2.25rem;
  line-height: 1.2;

  &[data-face="display"] { font-family: var(--font-display); font-weight: var(--font-weight-bold); font-variant-numeric: normal; }
  &[data-face="body"] { font-family: var(--font-body); font-variant-numeric: tabular-nums; }
`;
