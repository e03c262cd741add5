import { t } from "@lingui/core/macro";
import { replaceEqualDeep, useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Aisle } from "../../../core/food/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  addLine,
  type EntryId,
  editLine,
  mergeLists,
  removeEntries,
  type ShoppingList,
} from "../../../core/shopping/mod.ts";
import type { ShoppingListReply, ShopsReply } from "../../../wire/shopping/shopping_list.ts";
import { nextPaint } from "../../next_task.ts";
import { ApiError, PANTRY, SHOPPING_LIST, shoppingListQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { isNotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { useListOutbox } from "../../platform/offline/outbox/mod.ts";
import { useUnitSystem } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";
import { listView, tickOf, untickOf, type VisibleLine } from "./list_view.ts";
import { entryId } from "./mod.ts";
import { useHaveFood } from "./use_have_food.ts";

const SETUP = "shopping-setup";

/** A change of shops or days. */
interface SetupChange {
  readonly save: () => Promise<Partial<ShoppingListReply>>;
  /** The changed fields of the list until the change is stored. */
  readonly shown: Partial<ShoppingListReply>;
  readonly notSaved: string;
  readonly onSaved?: (() => void) | undefined;
}

/**
 * The household's shopping list, and all actions on it. Ticks and written lines are applied optimistically, and are sent
 * later.
 *
 * @param week a day of the week that is looked at instead of the chosen days
 */
export function useShopping(week: CalendarDate | undefined) {
  const { shopping: api, today, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const units = useUnitSystem();
  const outbox = useListOutbox();
  const query = useQuery(shoppingListQuery(api, { today: today(), week }));
  const { isError, isFetching, refetch } = query;
  const pending = useMutationState({
    filters: { mutationKey: [SETUP], status: "pending" },
    // sound: only the mutation below has this key
    select: ({ state }) => (state.variables as SetupChange).shown,
  });
  const data = useMemo<ShoppingListReply | undefined>(
    () => query.data && Object.assign({}, query.data, ...pending),
    [query.data, pending],
  );
  const { unsent, add } = outbox;
  const simple = useMemo(() => lineActionsOf({ add, showToast }), [add, showToast]);
  const { have, having } = useHaveFood({
    onWrittenLine: ({ line }) => add(removalOf(line)),
    onOffline(line) {
      add(tickOf(line, entryId()));
      showToast(t`${line.name} counts as bought until you are connected. Then put it away.`);
    },
  });
  const computed = useMemo(() => data && listView(data, { unsent, units, having }), [data, unsent, units, having]);
  const view = useEqualParts(computed);
  const lineActions = useMemo(
    () => ({
      ...simple,
      /** The line is not needed: its food is at home. */
      have(line: VisibleLine) {
        if (line.food) have({ line, food: line.food });
        else simple.remove(line);
      },
    }),
    [simple, have],
  );
  const [written, setWritten] = useState<EntryId>();

  function show(changes: Partial<ShoppingListReply>): void {
    queryClient.setQueriesData<ShoppingListReply>(
      { queryKey: SHOPPING_LIST },
      (known) => known && { ...known, ...changes },
    );
  }

  const setup = useMutation({
    mutationKey: [SETUP],
    scope: { id: SETUP },
    mutationFn: ({ save }: SetupChange) => save(),
    async onSuccess(reply, { onSaved }) {
      await queryClient.cancelQueries({ queryKey: SHOPPING_LIST });
      show(reply);
      onSaved?.();
    },
    onError(error, { notSaved }) {
      log("Cannot change days or shops", error);
      const isExplained = error instanceof ApiError && error.isFromServer && !error.isTransient;
      showToast(isExplained ? error.message : notSaved, { tone: "error" });
      void queryClient.invalidateQueries({ queryKey: SHOPPING_LIST });
    },
  });

  function changeShops(save: () => Promise<ShopsReply>, options: Omit<SetupChange, "save" | "notSaved">): void {
    setup.mutate({ save, notSaved: t`The shop is not saved. Try again.`, ...options });
  }

  const finishing = useMutation({
    async mutationFn(ids: readonly EntryId[]) {
      if (!(await outbox.send())) throw new Error("Changes of the list are not sent yet");
      return api.finishShopping({ ids: [...ids], today: today() });
    },
    async onSuccess({ list, foods }, ids) {
      await queryClient.cancelQueries({ queryKey: SHOPPING_LIST });
      if (query.data) show({ list: mergeLists(query.data.list, list, removeEntries(ids)), foods });
      // The pantry is not needed any more.
      void queryClient.invalidateQueries({ queryKey: PANTRY });
      await queryClient.invalidateQueries({ queryKey: SHOPPING_LIST });
    },
    onError(error) {
      log("Cannot finish shopping", error);
      showToast(t`Not done yet. Try again when you are connected.`, { tone: "error" });
    },
  });

  return {
    data,
    view,
    hasFailed: isError && !data,
    /** Whether there is no network, and the device has not stored the list. */
    isMissing: isNotOnDevice(query),
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    lineActions,
    write(text: string) {
      const id = entryId();
      setWritten(id);
      add(addLine(id, text));
    },
    /** The line that was written last. */
    written,
    chooseDays: (days: readonly CalendarDate[], onSaved?: () => void) =>
      setup.mutate({
        onSaved,
        save: () => api.chooseShoppingDays({ days: [...days], today: today() }),
        shown: { days: [...days] },
        notSaved: t`The days are not saved. Try again.`,
      }),
    chooseShop: (shopId: number | undefined) =>
      changeShops(() => api.chooseShop({ shopId: shopId ?? null }), { shown: { shopId: shopId ?? null } }),
    addShop: (name: string, onSaved: () => void) =>
      changeShops(() => api.addShop({ name, aisles: [] }), { shown: {}, onSaved }),
    changeShop(id: number, { name, aisles }: { name: string; aisles: readonly Aisle[] }) {
      const shops = data?.shops.map((shop) => (shop.id === id ? { id, name, aisles: [...aisles] } : shop)) ?? [];
      changeShops(() => api.changeShop({ id: String(id), name, aisles: [...aisles] }), { shown: { shops } });
    },
    removeShop: (id: number) =>
      changeShops(() => api.removeShop({ id: String(id) }), {
        shown: { shops: data?.shops.filter((shop) => shop.id !== id) ?? [], shopId: null },
      }),
    isFinishing: finishing.isPending,
    finish: (ids: readonly EntryId[], onDone: () => void) => finishing.mutate(ids, { onSuccess: onDone }),
  };
}

export type ShoppingActions = ReturnType<typeof useShopping>;

/**
 * A person's actions on one line. The same object at every render. A promise ends when the list is rendered with the change.
 */
export type LineActions = ShoppingActions["lineActions"];

function lineActionsOf({
  add,
  showToast,
}: {
  add: (change: ShoppingList) => void;
  showToast: ReturnType<typeof useToast>;
}) {
  return {
    async tick(line: VisibleLine) {
      const id = entryId();
      add(tickOf(line, id));
      await nextPaint();
      showToast(t`${line.name} is bought.`, {
        group: "tick",
        action: { text: t`Undo`, onSelect: () => add(removeEntries([id])) },
      });
    },
    async untick(line: VisibleLine) {
      add(untickOf(line));
      await nextPaint();
    },
    edit: (line: EntryId, text: string) => add(editLine(entryId(), { line, text })),
    remove({ line, name }: VisibleLine) {
      add(removalOf(line));
      showToast(t`${name} is off the list.`, {
        group: "tick",
        action: { text: t`Undo`, onSelect: () => add(addLine(entryId(), name)) },
      });
    },
  };
}

function removalOf({ line, ticks }: VisibleLine["line"]): ShoppingList {
  return removeEntries([...(line === undefined ? [] : [line]), ...ticks]);
}

/** A value whose parts stay the same objects while they are equal, so that a line is only drawn again if it has changed. */
function useEqualParts<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const next = replaceEqualDeep(shown, value);
  if (next !== shown) setShown(next);
  return next;
}
