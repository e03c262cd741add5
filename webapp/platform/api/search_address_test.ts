import { expect, it } from "vitest";
import { SEARCH_PARAMETERS, searchParametersOf, searchWishesIn } from "./search_address.ts";

// #recipe-search-filters
it("reads the wishes that it writes", () => {
  const wishes = {
    maxMinutes: 30,
    maxKcal: 600,
    diet: "vegan",
    cuisine: "Middle Eastern",
    meal: "Dinner",
    atHome: true,
    sort: "quickest",
  } as const;
  const parameters = searchParametersOf(wishes);
  expect(Object.keys(parameters)).toEqual(SEARCH_PARAMETERS);
  expect(searchWishesIn(new URLSearchParams(parameters))).toEqual(wishes);
});

it.each(["", "minutes=31&kcal=x&diet=carnivore&cuisine=Martian&meal=dinner&home=1&sort=best"])(
  "reads no wish from %j",
  (address) => {
    expect(searchParametersOf(searchWishesIn(new URLSearchParams(address)))).toEqual({});
  },
);
