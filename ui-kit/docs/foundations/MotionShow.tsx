import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../Button/mod.ts";
import { MealSlot } from "../../MealSlot/mod.ts";
import { RecipeCardSkeleton } from "../../Skeleton/mod.ts";
import { Spinner } from "../../Spinner/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { media } from "../../theme/mod.ts";
import { SHARED_TOKENS } from "../../tokens/mod.ts";
import { sentence } from "./ColourRoles.tsx";
import { About, Code, Show, Specimen, Specimens, TokenName } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

/** The signature motion: a meal that was just saved is set down on the table. */
export function SetDown() {
  const [times, setTimes] = useState(0);
  return (
    <Show>
      <Laid>
        <MealSlot
          key={times}
          rim="dinner"
          place="Friday Nov 20, Dinner"
          meal={sampleRecipes.lemonSalmon}
          state="just-saved"
        />
        <Stack gap="16" align="start">
          <About>
            Scale 1.18 to 1, opacity 0 to 1, in var(--duration-settle) along var(--easing-set-down), which goes a little
            past the end and comes back. Once, for the meal that was saved; never for a list that loads.
          </About>
          <Button variant="plain" icon={<RotateCcw size={20} />} onClick={() => setTimes(times + 1)}>
            Set it down again
          </Button>
        </Stack>
      </Laid>
    </Show>
  );
}

/** Durations, run side by side. */
export function Durations() {
  const [times, setTimes] = useState(0);
  return (
    <Show>
      <Stack gap="24">
        <Button
          variant="plain"
          icon={<RotateCcw size={20} />}
          onClick={() => setTimes(times + 1)}
          style={{ alignSelf: "start" }}
        >
          Run again
        </Button>
        <ShowTable
          key={times}
          label="Durations"
          head={["Variable", "Value", "For", "Seen"]}
          rows={SHARED_TOKENS.filter(({ group }) => group === "duration").map(({ name, value, about }) => ({
            id: `duration-${name}`,
            cells: [
              <Code key="variable">--duration-{name}</Code>,
              value.replace("ms", " ms"),
              about,
              <Track key="track">
                <Runner style={{ animationDuration: `var(--duration-${name})` }} />
              </Track>,
            ],
          }))}
        />
      </Stack>
    </Show>
  );
}

/** Curves drawn from their four numbers: time to the right, progress upwards. */
export function Easings() {
  return (
    <Show>
      <Specimens>
        {SHARED_TOKENS.filter(({ group }) => group === "easing").map(({ name, value, about }) => (
          <Specimen key={name} id={`easing-${name}`}>
            <Curve viewBox="-4 -34 108 142" aria-hidden="true">
              <path data-frame="" d="M0 100H100M0 0H100" />
              <path d={curve(value)} />
            </Curve>
            <div>
              <TokenName>{name}</TokenName>
              <Code>--easing-{name}</Code>
            </div>
            <About>
              {sentence(about)} {value}
            </About>
          </Specimen>
        ))}
      </Specimens>
    </Show>
  );
}

/** Other motion: a hovered plate, a skeleton, a spinner. */
export function OtherMotion() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "200px" }}>
        <Specimen>
          <MealSlot rim="lunch" place="Thursday Nov 19, Lunch" meal={sampleRecipes.grainBowl} />
          <About>Under a pointer a plate lifts 2 px and turns by 3 degrees, in var(--duration-quick).</About>
        </Specimen>
        <Specimen>
          <RecipeCardSkeleton />
          <About>A glint runs over what stands in for a card, every var(--duration-glint).</About>
        </Specimen>
        <Specimen>
          <Spinner>Syncing your meal plan…</Spinner>
          <About>A plate's rim turns while something is fetched, with the text of what it is.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

/** What each motion becomes under reduced motion. */
export function LessMotion() {
  return (
    <Show>
      <ShowTable
        label="Less motion"
        head={["Motion", "Usual", "With less motion"]}
        rows={[
          { cells: ["Set-down", "scale and opacity", "opacity alone"] },
          { cells: ["Plate under the pointer", "lifts and turns", "stays"] },
          { cells: ["Skeleton", "a glint runs over it", "stands still"] },
          { cells: ["Spinner", "turns", "fades in and out"] },
          { cells: ["Toasts, sheets", "come in from their edge", "fade in"] },
          { cells: ["Colours, borders", "change over a time", "change at once"] },
        ]}
      />
    </Show>
  );
}

/** `cubic-bezier(a, b, c, d)` as a path in a square of 100. */
function curve(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/gu) ?? []).map(Number);
  return `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
}

const Laid = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: var(--space-32);
  align-items: center;
  --plate-size: var(--size-plate-wide);

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Track = styled.span`
  display: block;
  inline-size: 180px;
  padding-inline-end: var(--space-20);
  border-radius: var(--radius-pill);
  background: var(--color-sunk);
`;

const Runner = styled.span`
  display: block;
  inline-size: 100%;
  animation: foundations-run 1s var(--easing-standard) both;

  &::after {
    content: "";
    display: block;
    inline-size: var(--space-20);
    aspect-ratio: 1;
    margin-inline-start: 100%;
    border-radius: 50%;
    background: var(--color-accent);
  }

  @keyframes foundations-run {
    from { inline-size: 0; }
  }

  ${media.reducedMotion} { animation: none; }
`;

const Curve = styled.svg`
  inline-size: 200px;
  overflow: visible;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 3;
  stroke-linecap: round;

  [data-frame] {
    stroke: var(--color-line);
    stroke-width: 1;
  }
`;
