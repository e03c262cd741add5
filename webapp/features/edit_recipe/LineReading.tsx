import { t } from "@lingui/core/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { lazy, Suspense, useState } from "react";
import { amountText } from "../../../core/amounts/mod.ts";

import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { Menu, type MenuButtonProps } from "../../../ui-kit/Menu/mod.ts";
import type { ReadLineWire } from "../../../wire/cookbook/own_recipes.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { aisleName } from "../shopping/aisle_name.ts";
import { Chips, FoodButton } from "./editor_layout.ts";

const FoodSearch = lazy(async () => ({
  default: (await retryImport(() => import("./FoodSearch.tsx"))).FoodSearch,
}));

const NO_FOOD = "not a food";
const AS_WRITTEN = "as written";

export interface LineReadingProps {
  id: string;
  /** Undefined while the line is read again: the earlier reading stays. */
  line: ReadLineWire | undefined;
  onChoose: (food: string | null | undefined) => void;
}

/** The parsed parts of a line: amount, food, preparation, note, and the food's aisle. A wrong food is corrected here. */
export function LineReading({ id, line, onChoose }: LineReadingProps) {
  const [shown, setShown] = useState(line);
  if (line && line !== shown) setShown(line);
  if (!shown) return <Chips data-chips="" />;
  return (
    <Chips id={id} data-chips="" data-old={line ? undefined : ""}>
      {shown.amount && <Badge>{amountOf(shown.amount)}</Badge>}
      <FoodMenu line={shown} onChoose={onChoose} />
      {shown.preparation && <Badge tone="beet">{shown.preparation}</Badge>}
      {shown.note && <Badge tone="beet">{shown.note}</Badge>}
      {shown.aisle && shown.aisle !== "none" && <Badge tone="leaf">{aisleName(shown.aisle)}</Badge>}
    </Chips>
  );
}

function FoodMenu({ line, onChoose }: { line: ReadLineWire; onChoose: LineReadingProps["onChoose"] }) {
  const { food, foodText: named, isChosen, suggestions } = line;
  const [isSearching, setIsSearching] = useState(false);
  const foods = [...(food ? [food] : []), ...suggestions.filter(({ key }) => key !== food?.key)];
  return (
    <>
      <Menu
        label={foodText(line)}
        button={food ? knownFood : isChosen ? noFood : unknownFood}
        entries={[
          {
            label: t`Which food is it?`,
            value: food?.key ?? (isChosen ? NO_FOOD : AS_WRITTEN),
            options: [
              ...foods.map(({ key, name }) => ({ value: key, text: name })),
              { value: NO_FOOD, text: t`Not a food` },
              ...(isChosen || !food ? [{ value: AS_WRITTEN, text: t`As the text says` }] : []),
            ],
            onValueChange: (value) => onChoose(value === AS_WRITTEN ? undefined : value === NO_FOOD ? null : value),
          },
          { text: t`Search for a food…`, onSelect: () => setIsSearching(true) },
        ]}
      />
      <Suspense>
        {isSearching && (
          <FoodSearch
            text={named ?? ""}
            onChoose={(key) => {
              onChoose(key);
              setIsSearching(false);
            }}
            onClose={() => setIsSearching(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function knownFood(props: MenuButtonProps) {
  return <FoodChip {...props} tone="known" />;
}

function noFood(props: MenuButtonProps) {
  return <FoodChip {...props} tone="none" />;
}

function unknownFood(props: MenuButtonProps) {
  return <FoodChip {...props} tone="unknown" />;
}

function FoodChip({ label, tone, ...rest }: MenuButtonProps & { tone: "known" | "none" | "unknown" }) {
  return (
    <FoodButton {...rest} data-tone={tone}>
      {label}
      <ChevronDown size={16} aria-hidden="true" />
    </FoodButton>
  );
}

/** Of several foods the cook may choose one. */
function foodText({ food, alternatives = [], isChosen }: ReadLineWire): string {
  if (food) {
    return t`Food: ${[food, ...alternatives].map(({ name }) => name).reduce((one, other) => t`${one} or ${other}`)}`;
  }
  return isChosen ? t`Not a food` : t`Unknown food`;
}

/** "500 g", "2 – 3", "1 bunch" */
function amountOf({ quantity, quantityMax, unit }: NonNullable<ReadLineWire["amount"]>): string {
  const text = (value: number) => amountText({ quantity: value, unit, isAbout: false }).replace(/ of$/u, "");
  return quantityMax === undefined ? text(quantity) : `${text(quantity)} – ${text(quantityMax)}`;
}
