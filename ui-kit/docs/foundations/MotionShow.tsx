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
import type { SharedToken } from "../../tokens/token_kinds.ts";
import { About, Sample, Samples, Show, sentence } from "./Show.tsx";
import { ShowTable, TokenTable, tokensOf } from "./ShowTable.tsx";

/** The set-down: the motion of a meal that was just saved. */
export function SetDown() {
  const [times, setTimes] = useState(0);
  return (
    <Show>
      <Saved>
        <MealSlot
          key={times}
          rim="dinner"
          place="Friday Nov 20, Dinner"
          meal={sampleRecipes.lemonSalmon}
          state="just-saved"
        />
        <Stack gap="16" align="start">
          <About>
            Scale 1.18 to 1, opacity 0 to 1, in var(--duration-settle) along var(--easing-set-down), which overshoots a
            little and returns. Once, for the meal that was saved; never for a list that loads.
          </About>
          <Button variant="plain" icon={<RotateCcw size={20} />} onClick={() => setTimes(times + 1)}>
            Set it down again
          </Button>
        </Stack>
      </Saved>
    </Show>
  );
}

/** The durations, run at the same time. */
export function Durations() {
  const [times, setTimes] = useState(0);
  return (
    <Show>
      <Button variant="plain" icon={<RotateCcw size={20} />} onClick={() => setTimes(times + 1)}>
        Run again
      </Button>
      <TokenTable
        key={times}
        label="Durations"
        groups={["duration"]}
        head={["Value", "For", "Seen"]}
        cells={durationCells}
      />
    </Show>
  );
}

function durationCells({ name, value, about }: SharedToken) {
  return [
    value.replace("ms", " ms"),
    about,
    <Track key="track">
      <Runner style={{ animationDuration: `var(--duration-${name})` }} />
    </Track>,
  ];
}

/** Curves drawn from their four numbers: time to the right, progress upwards. */
export function Easings() {
  return (
    <Samples>
      {tokensOf("easing").map(({ name, value, about }) => (
        <Sample key={name} name={name} variable={`easing-${name}`} about={`${sentence(about)} ${value}`}>
          <Curve viewBox="-4 -34 108 142" aria-hidden="true">
            <path data-frame="" d="M0 100H100M0 0H100" />
            <path d={curve(value)} />
          </Curve>
        </Sample>
      ))}
    </Samples>
  );
}

/** Other motion: a hovered plate, a skeleton, a spinner. */
export function OtherMotion() {
  return (
    <Samples width={200}>
      <Sample about="A hovered plate lifts 2 px and turns by 3 degrees, in var(--duration-quick).">
        <MealSlot rim="lunch" place="Thursday Nov 19, Lunch" meal={sampleRecipes.grainBowl} />
      </Sample>
      <Sample about="A glint moves over a skeleton, every var(--duration-glint).">
        <RecipeCardSkeleton />
      </Sample>
      <Sample about="A plate's rim turns during a request, beside a text that says what is requested.">
        <Spinner>Syncing your meal plan…</Spinner>
      </Sample>
    </Samples>
  );
}

/** The replacement of each motion under reduced motion. */
export function LessMotion() {
  return (
    <ShowTable
      label="Reduced motion"
      head={["Motion", "Usual", "Reduced"]}
      rows={[
        ["Set-down", "scale and opacity", "only opacity"],
        ["Hovered plate", "lifts and turns", "does not move"],
        ["Skeleton", "a glint moves over it", "is static"],
        ["Spinner", "turns", "fades in and out"],
        ["Toasts, sheets", "come in from their edge", "fade in"],
        ["Colours, borders", "change gradually", "change at once"],
      ]}
    />
  );
}

/** `cubic-bezier(a, b, c, d)` as a path in a square of 100. */
function curve(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/gu) ?? []).map(Number);
  return `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
}

const Saved = styled.div`
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
