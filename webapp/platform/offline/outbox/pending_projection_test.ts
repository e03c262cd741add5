import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { OutboxAction, OutboxEntry } from "./outbox_entry.ts";
import { PendingProjection } from "./pending_projection.ts";

const soup = { id: "tomato-basil-soup", name: "Tomato Basil Soup", mainImage: "/soup.webp", favourite: false };
const salad = { ...soup, id: "beet-salad", name: "Beet Salad", favourite: true };
const heart = (id: string, favourite: boolean): OutboxAction => ({ kind: "favourite", recipeId: id, favourite });
const LISTS = ["personal-lists", "meal-options", "searches", "ingredient-searches"];

/** The cached answers of a device, and an outbox that shows its entries in them. */
function device() {
  const queryClient = new QueryClient();
  const shown = new PendingProjection(queryClient);
  const subscribers = new Set<() => void>();
  let entries: readonly OutboxEntry[] = [];
  shown.watch({
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    snapshot: () => ({ entries, isFailing: false, isNotPersisted: false }),
  });
  return {
    shown,
    queryClient,
    set(...waiting: OutboxEntry[]) {
      entries = waiting;
      for (const onChange of subscribers) onChange();
    },
    hearts: (name: string) =>
      queryClient
        .getQueryData<{ recipes: readonly (typeof soup)[] }>([name, {}])
        ?.recipes.map(({ favourite }) => favourite),
    favourites: () => queryClient.getQueryData<readonly { id: string }[]>(["favourites"])?.map(({ id }) => id),
    isStale: (name: string) => queryClient.getQueryState([name, {}])?.isInvalidated,
    async answer() {
      const answers = LISTS.map((name) => [[name, {}], { recipes: [soup, salad] }] as const);
      for (const [queryKey, answered] of [...answers, [["favourites"], [salad]] as const]) {
        await queryClient.fetchQuery({ queryKey, queryFn: async () => answered, staleTime: 0 });
      }
    },
  };
}

const entry = (id: string, action: OutboxAction): OutboxEntry => ({ id, madeAt: "2026-11-20T18:06:00.000Z", action });

it("shows hearts that wait in every list, at once and in every later answer", async () => {
  const { set, hearts, favourites, answer } = device();
  await answer();
  set(entry("1", heart(soup.id, true)), entry("2", heart(salad.id, false)));
  const check = () => {
    expect(LISTS.map(hearts)).toEqual(LISTS.map(() => [true, false]));
    expect(favourites()).toEqual([soup.id]);
  };
  check();
  await answer();
  check();
});

it("shows the last of several presses of a heart, in the persisted queries", async () => {
  const { set, hearts, favourites, queryClient } = device();
  queryClient.setQueryData(["personal-lists", {}], { recipes: [soup] });
  queryClient.setQueryData(["favourites"], [salad]);
  set(entry("1", heart(soup.id, true)), entry("2", heart(soup.id, false)), entry("3", heart(soup.id, true)));
  expect([hearts("personal-lists"), favourites()]).toEqual([[true], [soup.id, salad.id]]);
});

it("asks the server again for the lists of a heart that is discarded or refused, and not of one that it has", async () => {
  const { set, isStale, answer, shown } = device();
  await answer();
  const waiting = entry("1", heart(soup.id, true));
  set(waiting);
  shown.sent(waiting.action);
  set();
  expect(LISTS.map(isStale)).toEqual(LISTS.map(() => false));
  const refused = { ...entry("2", heart(soup.id, true)), refusal: { code: "recipe_not_found", message: "Gone." } };
  for (const after of [[], [refused]]) {
    await answer();
    set(entry("2", heart(soup.id, true)));
    set(...after);
    expect(LISTS.map(isStale)).toEqual(LISTS.map(() => true));
    set();
  }
});
