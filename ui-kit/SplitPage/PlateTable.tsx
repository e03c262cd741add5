import { styled } from "styled-components";
import { Picture, type PictureSource } from "../Picture/mod.ts";
import { cloth, enamel } from "../theme/mod.ts";

/** Columns and rows that cover any half of a screen. */
const COLUMNS = 7;
const ROWS = 9;

/** Positions of plain white plates. */
const EMPTY_EVERY = 7;

/** A cobalt table seen from above: plates in rows rotated by 14°, one column on the cloth. Decorative. */
export function PlateTable({ plates }: { plates: readonly PictureSource[] }) {
  return (
    <Panel aria-hidden="true">
      <Keyline />
      <Lattice>
        <RunnerCloth />
        {Array.from({ length: COLUMNS * ROWS }, (_, place) => {
          // Steps of one across and five down put equal dishes at least five places apart.
          const picture = plates[((place % COLUMNS) + 5 * Math.floor(place / COLUMNS)) % plates.length];
          const isEmpty = !picture || (place + Math.floor(place / COLUMNS) * 3) % EMPTY_EVERY === 2;
          // The table never changes.
          return (
            <Dish key={place} data-empty={isEmpty}>
              {!isEmpty && <Picture {...picture} sizes="210px" alt="" shape="round" />}
            </Dish>
          );
        })}
      </Lattice>
    </Panel>
  );
}

const Panel = styled.div`
  display: none;

  @media (width >= 56.25em) {
    position: sticky;
    inset-block-start: 12px;
    display: block;
    block-size: calc(100dvh - 24px);
    min-block-size: 420px;
    margin: 12px 12px 12px 0;
    overflow: hidden;
    border-radius: var(--radius-panel);
    background: var(--table);
    --table: #0f3f94;
    contain: strict;
  }
`;

const Keyline = styled.span`
  position: absolute;
  inset: 10px;
  border: 2px solid rgb(255 255 255 / 0.7);
  border-radius: 20px;
`;

const Lattice = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, 240px);
  grid-auto-rows: 240px;
  place-items: center;
  translate: calc(-50% + 110px) calc(-50% - 30px);
  rotate: 14deg;
`;

const RunnerCloth = styled.span`
  ${cloth}
  position: absolute;
  inset-block: 0;
  inline-size: 184px;
  inset-inline-start: ${3 * 240 + 28}px;
  box-shadow: 0 0 24px rgb(5 12 30 / 0.3);
`;

const Dish = styled.span`
  position: relative;
  inline-size: 210px;
  aspect-ratio: 1;
  rotate: -14deg;
  border: 2px solid #fff;
  border-radius: 50%;
  background: #fff;
  box-shadow: 0 12px 22px -4px rgb(5 12 30 / 0.55);

  /* A dish whose picture cannot be loaded is an empty plate like the others. */
  &:is([data-empty="true"], :has([data-missing])) {
    border: 2.5px solid #fff;
    background: ${enamel};
    box-shadow:
      inset 0 0 0 8px #0f3f94,
      0 12px 22px -4px rgb(5 12 30 / 0.55);

    --color-plate-white: #fff;
    --color-plate-shade: #d9e4ef;
  }

  > [data-missing] { display: none; }

  &:is([data-empty="true"], :has([data-missing]))::after {
    content: "";
    position: absolute;
    inset: 15%;
    border: 1px solid #c9d6e8;
    border-radius: 50%;
  }
`;
