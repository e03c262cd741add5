import Heart from "lucide-react/icons/heart";
import { Fragment } from "react";
import { styled } from "styled-components";
import { Button } from "../../Button/mod.ts";
import { Chip, PickedChip } from "../../Chip/mod.ts";
import { IconButton } from "../../IconButton/mod.ts";
import { MealSlot } from "../../MealSlot/mod.ts";
import { sampleRecipes } from "../../testing/sample_recipes.ts";
import { Sample, Samples } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

function removeNothing(): void {}

const SMALL_CONTROLS = [
  { control: <Button size="small">Select</Button>, about: "The small button is 44 px high." },
  {
    control: <IconButton size="small" label="Favourite" icon={<Heart size={20} />} />,
    about: "An icon of 20 px in a target of 44.",
  },
  {
    control: (
      <PickedChip removeLabel="Remove Garlic" onRemove={removeNothing}>
        Garlic
      </PickedChip>
    ),
    about: "Its × looks 32 px wide; its target is 44.",
  },
  { control: <Chip>Salad</Chip>, about: "A chip is 44 px high, however short its word." },
];

/** Small controls with their 44 px targets framed. */
export function Targets() {
  return (
    <Samples width={180}>
      {SMALL_CONTROLS.map(({ control, about }) => (
        <Sample key={about} about={about}>
          <Framed>{control}</Framed>
        </Sample>
      ))}
    </Samples>
  );
}

/** The focus ring, shown without focus. */
export function FocusRings() {
  return (
    <Samples width={180}>
      <Sample about="3 px wide, in accent, 3 px away.">
        <Ringed>
          <Button data-ringed="">Create Account</Button>
        </Ringed>
      </Sample>
      <Sample about="A slot has it around its plate, not around plate and name.">
        <Ringed>
          <MealSlot rim="lunch" place="Thursday Nov 19, Lunch" meal={sampleRecipes.grainBowl} data-ring-inside="" />
        </Ringed>
      </Sample>
      <Sample about="White on the sign.">
        <Ringed data-sign="">
          <IconButton variant="sign" label="Favourite" icon={<Heart size={20} />} data-ringed="" />
        </Ringed>
      </Sample>
    </Samples>
  );
}

const KEYS = {
  "The week": [
    ["Tab", "enters the grid at one slot; the next press leaves it"],
    ["← ↑ → ↓", "moves in the visual direction, from right to left too"],
    ["Home, End", "moves to the ends of the row"],
    ["Control + Home, Control + End", "moves to the first and the last slot"],
    ["Page Up, Page Down", "shows the previous or the next week"],
    ["Enter, Space", "opens the slot"],
    ["Delete", "empties the slot; a toast offers Undo"],
  ],
  Menu: [
    ["Enter, Space, ↓", "opens it at its first entry"],
    ["↑", "opens it at its last entry"],
    ["↑ ↓", "moves between entries, from the last to the first too"],
    ["Home, End", "moves to the first or last entry"],
    ["A letter", "moves to the next entry that begins with it"],
    ["Enter, Space", "chooses the entry and closes the menu"],
    ["Escape", "closes it; the focus returns to the button"],
    ["Tab", "closes it; the focus continues from the button"],
  ],
  "Dialogs, sheets, panels": [
    ["Tab, Shift + Tab", "stay inside: the page behind is inert"],
    ["Escape", "closes; the focus returns to the element that opened it"],
    ["Enter", "submits the form that has the focus"],
  ],
  "Chips and toggles": [
    ["Tab", "enters the group at the last focused chip; the next press leaves it"],
    ["← →", "moves in the visual direction, from right to left too"],
    ["Home, End", "moves to the first or last chip"],
    ["Space, Enter", "switches the chip on or off; on ×, removes the chip"],
  ],
} as const;

/** One of the keyboard tables. */
export type KeyTable = keyof typeof KEYS;

/** The keys of a part of the product, with their actions. */
export function Keyboard({ of }: { of: KeyTable }) {
  return (
    <ShowTable
      label={`Keys: ${of}`}
      head={["Key", "Does"]}
      rows={KEYS[of].map(([keys, does]) => [<Keys key="keys">{keys}</Keys>, does])}
    />
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

/** The tests behind each promise. */
export function ProvedBy() {
  return (
    <ShowTable
      label="Tests"
      head={["Promise", "Tested by"]}
      rows={[
        ["No finding of axe", "every story, in both themes, in a real browser"],
        ["Contrast", "a unit test over every pair of Foundations, Colour"],
        ["Lines below Accessibility on a component's page", "a test of its folder, or of every component"],
        ["No horizontal overflow at 360 px, from right to left, with text at 200 %", "the stories of that name"],
        ["Reduced motion", "a test of every keyframe"],
        ["Keys", "the tests of Week grid, Menu, Dialog, Chip group"],
        ["Whole journeys by keyboard", "tests/journeys"],
      ]}
    />
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
