import Heart from "lucide-react/icons/heart";
import { Fragment } from "react";
import { styled } from "styled-components";
import { Button } from "../../Button/mod.ts";
import { Chip, PickedChip } from "../../Chip/mod.ts";
import { IconButton } from "../../IconButton/mod.ts";
import { MealSlot } from "../../MealSlot/mod.ts";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { About, Show, Specimen, Specimens } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

function noted(): void {
  // A specimen: nothing is removed.
}

/** Small controls with their 44 px targets framed. */
export function Targets() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "180px" }}>
        <Specimen>
          <Framed>
            <Button size="small">Select</Button>
          </Framed>
          <About>The small button is 44 px high.</About>
        </Specimen>
        <Specimen>
          <Framed>
            <IconButton size="small" label="Favourite" icon={<Heart size={20} />} />
          </Framed>
          <About>An icon of 20 px in a target of 44.</About>
        </Specimen>
        <Specimen>
          <Framed>
            <PickedChip removeLabel="Remove Garlic" onRemove={noted}>
              Garlic
            </PickedChip>
          </Framed>
          <About>Its × is drawn at 32 px and pressed at 44.</About>
        </Specimen>
        <Specimen>
          <Framed>
            <Chip>Salad</Chip>
          </Framed>
          <About>A chip is 44 px high, however short its word.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

/** The focus ring, shown without focus. */
export function FocusRings() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "180px" }}>
        <Specimen>
          <Ringed>
            <Button data-ringed="">Create Account</Button>
          </Ringed>
          <About>3 px of accent, 3 px away.</About>
        </Specimen>
        <Specimen>
          <Ringed>
            <MealSlot rim="lunch" place="Thursday Nov 19, Lunch" meal={sampleRecipes.grainBowl} data-ring-inside="" />
          </Ringed>
          <About>A plate wears it round its rim, not round plate and name.</About>
        </Specimen>
        <Specimen>
          <Ringed data-sign="">
            <IconButton variant="sign" label="Favourite" icon={<Heart size={20} />} data-ringed="" />
          </Ringed>
          <About>White on the sign.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

const KEYS = {
  "The week": [
    ["Tab", "enters the grid at one place, leaves it at the next press"],
    ["← ↑ → ↓", "to the plate that is seen there; in a page from right to left too"],
    ["Home, End", "to the ends of the row"],
    ["Control + Home, Control + End", "to the first and the last plate"],
    ["Page Up, Page Down", "the week before, the week after"],
    ["Enter, Space", "opens the plate"],
    ["Delete", "empties the plate; a toast says so and offers Undo"],
  ],
  Menu: [
    ["Enter, Space, ↓", "opens it at its first entry"],
    ["↑", "opens it at its last entry"],
    ["↑ ↓", "from entry to entry, from the last to the first"],
    ["Home, End", "to the first, to the last"],
    ["A letter", "to the next entry that begins with it"],
    ["Enter, Space", "chooses and closes"],
    ["Escape", "closes; the focus goes back to the button"],
    ["Tab", "closes; the focus goes on from the button"],
  ],
  "Dialogs, sheets, panels": [
    ["Tab, Shift + Tab", "stay inside: the page behind is inert"],
    ["Escape", "closes; the focus goes back to what opened it"],
    ["Enter", "sends the form that the focus is in"],
  ],
  "Chips and toggles": [
    ["Tab", "enters the group where it was left, leaves it at the next press"],
    ["← →", "from chip to chip as seen, in a page from right to left too"],
    ["Home, End", "to the first, to the last"],
    ["Space, Enter", "presses, and presses out again; on ×, takes the chip off"],
  ],
} as const;

/** One of the keyboard tables. */
export type KeyTable = keyof typeof KEYS;

/** What each key does in a part of the product. */
export function Keyboard({ of }: { of: KeyTable }) {
  return (
    <Show>
      <ShowTable
        label={`Keys: ${of}`}
        head={["Key", "Does"]}
        rows={KEYS[of].map(([keys, does]) => ({ cells: [<Keys key="keys">{keys}</Keys>, does] }))}
      />
    </Show>
  );
}

function Keys({ children }: { children: string }) {
  return (
    <Combinations>
      {children.split(", ").map((combination) => (
        <span key={combination}>
          {combination.split(" + ").map((name, part) => (
            <Fragment key={name}>
              {part > 0 && " + "}
              <kbd>{name}</kbd>
            </Fragment>
          ))}
        </span>
      ))}
    </Combinations>
  );
}

/** What proves each promise. */
export function HeldBy() {
  return (
    <Show>
      <ShowTable
        label="Tests"
        head={["Promise", "Tested by"]}
        rows={[
          { cells: ["No finding of axe", "every story, in both themes, in a real browser"] },
          { cells: ["Contrast", "a unit test over every pair of Foundations, Colour"] },
          {
            cells: ["Lines below Accessibility on a component's page", "a test of the same name"],
          },
          {
            cells: [
              "No horizontal overflow at 360 px, from right to left, with text at 200 %",
              "the stories of that name",
            ],
          },
          { cells: ["Less motion", "a test of every keyframe"] },
          { cells: ["Keys", "the tests of Week grid, Menu, Dialog, Chip group"] },
          { cells: ["Whole journeys by keyboard", "tests/journeys"] },
        ]}
      />
    </Show>
  );
}

const Combinations = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6) var(--space-8);
`;

/** Two lines 44 px apart, with the target between them. */
const Framed = styled.div`
  position: relative;
  display: grid;
  place-items: center start;
  min-block-size: 76px;
  padding-inline: var(--space-12);

  &::before {
    content: "";
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - var(--size-target) / 2);
    block-size: var(--size-target);
    border-block: 1px dashed var(--color-edge);
  }

  > * { position: relative; }
`;

const Ringed = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 150px;
  padding: var(--space-16);

  &[data-sign] {
    border-radius: var(--radius-sign);
    background: var(--color-bar);
    --focus-ring: #fff;
  }

  [data-ringed], [data-ring-inside] [data-plate] {
    outline: 3px solid var(--focus-ring, var(--color-accent));
    outline-offset: 3px;
  }
`;
