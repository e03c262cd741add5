import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import {
  measuredFoodText,
  portionChoices,
  temperaturesText,
  UNIT_SYSTEMS,
  type UnitSystem,
} from "../../../core/amounts/mod.ts";
import { isOwnRecipeId, type RecipeDetail } from "../../platform/api/mod.ts";
import { retryImport, wayBackIn } from "../../platform/routing/mod.ts";
import { useUnitSystem } from "../../platform/shell/mod.ts";
import type { typedLineText } from "./typed_lines.ts";

/** A recipe's amounts for the portions and in the units of the address; else the person's own units, and the recipe's portions. */
export function useAmounts(recipe: RecipeDetail) {
  const ownUnits = useUnitSystem();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const wayBack = wayBackIn(parameters)?.parameters;
  const servings = servingsOf(recipe);
  // Its lines are in the words of the person who wrote it.
  const isOwn = isOwnRecipeId(recipe.id);
  const writeTyped = useTypedLines(isOwn);
  const scales = recipe.scales ?? "freely";
  const choices = servings === undefined ? [] : portionChoices(servings, scales);
  // The address follows a moment later, so that it cannot hold up quick presses.
  const [chosen, setChosen] = useState<{ portions?: number | undefined; units?: UnitSystem | undefined }>(() => ({
    portions: portionsFrom(parameters.get("portions"), choices),
    units: UNIT_SYSTEMS.find((units) => units === parameters.get("units")),
  }));
  const { portions = servings, units = ownUnits } = chosen;

  function choose(next: typeof chosen): void {
    setChosen(next);
    const search = queryOf({ ...next, servings, ownUnits, wayBack });
    void navigate({ search }, { replace: true, state, preventScrollReset: true });
  }

  return {
    /** The recipe's own number of portions; undefined where its amounts cannot be scaled or converted. */
    servings,
    portions,
    choices,
    scales,
    units,
    groups: recipe.ingredientGroups.map(({ title, items, amounts = [] }) => ({
      title,
      items: items.map((text, line) => {
        const amount = amounts[line];
        if (!amount || servings === undefined || portions === undefined) return text;
        const reading = { servings, portions, units };
        if (writeTyped) return writeTyped(text, amount, reading);
        const isAsTyped = isOwn && portions === servings && units === "as-written";
        return isAsTyped ? text : measuredFoodText(amount, reading);
      }),
    })),
    instructions: recipe.instructions.map((text) => temperaturesText(text, units)),
    /** The choices for another page's address: "?portions=6", or nothing. */
    query: queryOf({ ...chosen, servings, ownUnits }),
    /** The same, with the recipe page's way back. */
    queryWithWayBack: queryOf({ ...chosen, servings, ownUnits, wayBack }),
    choosePortions: (next: number) => choose({ ...chosen, portions: next }),
    chooseUnits: (next: UnitSystem) => choose({ ...chosen, units: next }),
  };
}

/** Writes typed lines for other portions; undefined while it loads, and where it is not needed. */
function useTypedLines(isNeeded: boolean): TypedLineText | undefined {
  const [write, setWrite] = useState<TypedLineText>();
  useEffect(() => {
    if (!isNeeded) return;
    retryImport(() => import("./typed_lines.ts")).then(
      (loaded) => setWrite(() => loaded.typedLineText),
      () => {},
    );
  }, [isNeeded]);
  return write;
}

type TypedLineText = typeof typedLineText;

export type Amounts = ReturnType<typeof useAmounts>;

/** The portions that an address asks for, or the next choice that is enough for them. */
function portionsFrom(asked: string | null, choices: readonly number[]): number | undefined {
  const wanted = asked === null ? Number.NaN : Number(asked);
  return wanted > 0 ? choices.find((portions) => portions >= wanted) : undefined;
}

interface Choice {
  readonly portions?: number | undefined;
  readonly units?: UnitSystem | undefined;
  readonly servings: number | undefined;
  readonly ownUnits: UnitSystem;
  readonly wayBack?: Readonly<Record<string, string>> | undefined;
}

/** Only differences from the recipe's portions and the person's units. */
function queryOf({ portions, units, servings, ownUnits, wayBack }: Choice): string {
  const parameters = new URLSearchParams({
    ...wayBack,
    ...(portions !== undefined && portions !== servings && { portions: String(portions) }),
    ...(units !== undefined && units !== ownUnits && { units }),
  });
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function servingsOf({ servings, ingredientGroups }: RecipeDetail): number | undefined {
  const hasAmounts = ingredientGroups.some(({ amounts = [] }) => amounts.some((amount) => amount !== undefined));
  const number = Number(servings);
  return hasAmounts && Number.isInteger(number) && number > 0 ? number : undefined;
}
