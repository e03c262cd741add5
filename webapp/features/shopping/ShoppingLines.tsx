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
    const boxes = checkboxesIn(tray.current);
    return boxes[pressedPlace.current] ?? boxes.at(-1) ?? null;
  });

  const remember = useCallback(() => {
    const place = checkboxesIn(tray.current).findIndex((box) => box === document.activeElement);
    pressedPlace.current = Math.max(0, place);
  }, []);

  const rows = (lines: readonly VisibleLine[]) => (
    <Lines>
      {lines.map((shown) => (
        <LineRow key={shown.line.id} shown={shown} actions={actions.lineActions} onPress={remember} />
      ))}
    </Lines>
  );
  return (
    <ListTray ref={tray} aria-label="What to buy" data-many={view.openCount > MANY_LINES ? "" : undefined}>
      {view.open.map(({ aisle, name, lines }) => (
        <AisleGroup key={aisle}>
          <Heading level={2} size="name">
            {name}
          </Heading>
          {rows(lines)}
        </AisleGroup>
      ))}
      {view.openCount === 0 && <Text>All is bought.</Text>}
      {view.bought.length > 0 && (
        <AisleGroup data-printed={false}>
          <Heading level={2} size="name">
            Bought
          </Heading>
          {rows(view.bought)}
        </AisleGroup>
      )}
    </ListTray>
  );
}

function checkboxesIn(tray: HTMLElement | null): HTMLElement[] {
  return [...(tray?.querySelectorAll<HTMLElement>("input[type='checkbox']") ?? [])];
}
