import { t } from "@lingui/core/macro";
import type { NamedAmount } from "./list_view.ts";
import { Amounts, Fold } from "./shopping_layout.ts";

/** Needs of the planned days that the pantry covers. */
export function AtHome({ foods }: { foods: readonly NamedAmount[] }) {
  if (foods.length === 0) return null;
  return (
    <Fold>
      <summary>{t`At home already (${foods.length})`}</summary>
      <NamedAmounts all={foods} />
    </Fold>
  );
}

/** Names with their amounts, where they are known. */
export function NamedAmounts({ all }: { all: readonly NamedAmount[] }) {
  return (
    <Amounts>
      {all.map(({ name, amount }) => (
        <li key={name}>
          <span>{name}</span>
          {amount !== "" && <span>{amount}</span>}
        </li>
      ))}
    </Amounts>
  );
}
