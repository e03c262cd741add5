import { t } from "@lingui/core/macro";
import { useCallback, useMemo, useRef } from "react";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { LineRow } from "./LineRow.tsx";
import type { ListView, VisibleLine } from "./list_view.ts";
import { AisleGroup, Lines, ListTray } from "./shopping_layout.ts";
import type { ShoppingActions } from "./use_shopping.ts";

/** More lines than fit two columns of a printed page. */
const MANY_LINES = 60;

/** The lines by aisle, with the bought ones below. */
export function ShoppingLines({ view, actions }: { view: ListView; actions: ShoppingActions }) {
  const tray = useRef<HTMLElement>(null);
  const pressedPlace = useRef(0);
  const openIds = useMemo(() => view.open.flatMap(({ lines }) => lines.map(({ line }) => line.id)), [view]);
  // The next line has the place of the one that moved down.
  useFocusAfterRemoval(openIds, () => {
    const rows = rowsIn(tray.current);
    return (rows[pressedPlace.current] ?? rows.at(-1))?.querySelector("input") ?? null;
  });

  const remember = useCallback((row: HTMLLIElement | null) => {
    pressedPlace.current = Math.max(0, row ? rowsIn(tray.current).indexOf(row) : 0);
  }, []);

  const rows = (lines: readonly VisibleLine[]) => (
    <Lines>
      {lines.map((shown) => (
        <LineRow
          key={shown.line.id}
          shown={shown}
          actions={actions.lineActions}
          onPress={remember}
          isNew={shown.line.line !== undefined && shown.line.line === actions.written}
        />
      ))}
    </Lines>
  );
  return (
    <ListTray ref={tray} aria-label={t`What to buy`} data-many={view.openCount > MANY_LINES ? "" : undefined}>
      {view.open.map(({ aisle, name, lines }) => (
        <AisleGroup key={aisle}>
          <Heading level={2} size="name">
            {name}
          </Heading>
          {rows(lines)}
        </AisleGroup>
      ))}
      {view.openCount === 0 && <Text>{t`All is bought.`}</Text>}
      {view.bought.length > 0 && (
        <AisleGroup data-printed={false}>
          <Heading level={2} size="name">
            {t`Bought`}
          </Heading>
          {rows(view.bought)}
        </AisleGroup>
      )}
    </ListTray>
  );
}

function rowsIn(tray: HTMLElement | null): HTMLLIElement[] {
  return [...(tray?.querySelectorAll("li") ?? [])];
}
