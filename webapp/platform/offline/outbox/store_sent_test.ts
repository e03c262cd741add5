import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { readAgain, storeSent } from "./store_sent.ts";

const soup = { id: "tomato-basil-soup", name: "Tomato Basil Soup", mainImage: "/soup.webp", favourite: false };
const salad = { ...soup, id: "beet-salad", name: "Beet Salad", favourite: true };
const LISTS = ["personal-lists", "searches", "ingredient-searches"];
const heart = { kind: "favourite", recipeId: soup.id, favourite: true } as const;

function cachedReplies() {
  const queryClient = new QueryClient();
  for (const name of LISTS) queryClient.setQueryData([name, {}], { recipes: [soup, salad] });
  queryClient.setQueryData(["meal-options", {}], { pages: [{ recipes: [soup, salad] }], pageParams: [undefined] });
  queryClient.setQueryData(["favourites"], [salad]);
  queryClient.setQueryData(["own-opinion", soup.id], { value: null, favourite: false });
  return queryClient;
}

it("makes a favourite in every cached reply that has its recipe", async () => {
  const queryClient = cachedReplies();
  await storeSent(queryClient, heart);

  for (const name of LISTS) {
    expect(queryClient.getQueryData([name, {}])).toEqual({ recipes: [{ ...soup, favourite: true }, salad] });
  }
  expect(queryClient.getQueryData(["favourites"])).toMatchObject([{ id: soup.id }, salad]);
  await storeSent(queryClient, { kind: "rating", recipeId: soup.id, stars: 4 });
  expect(queryClient.getQueryData(["own-opinion", soup.id])).toEqual({ value: 4, favourite: true });
});

it("lists the recipes for a meal again, because favourites stand first", async () => {
  const queryClient = cachedReplies();
  await storeSent(queryClient, heart);

  expect(queryClient.getQueryState(["meal-options", {}])?.isInvalidated).toBe(true);
});

it("replaces a reply that is on its way, since it may be older", async () => {
  const queryClient = cachedReplies();
  const queryKey = ["own-opinion", soup.id];
  void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => {}), staleTime: 0 });
  await storeSent(queryClient, heart);

  expect(queryClient.getQueryState(queryKey)).toMatchObject({
    data: { favourite: true },
    fetchStatus: "idle",
    isInvalidated: true,
  });
});

it("reads the replies again that another tab's favourite may have changed", () => {
  const queryClient = cachedReplies();
  queryClient.setQueryData(["week", "2026-11-16"], []);
  readAgain(queryClient, heart);

  const stale = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  expect(stale.map(({ queryKey: [name] }) => name)).toEqual([...LISTS, "meal-options", "favourites", "own-opinion"]);
});
