import { afterEach, describe, expect, it, vi } from "vitest";
import { isPreviousEntry, wayBackIn, wayBackTo } from "./way_back.ts";

describe("the way back in a recipe's address", () => {
  it.each([
    [wayBackTo("discovery"), "/discover"],
    [wayBackTo("discovery", { query: "" }), "/discover"],
    [wayBackTo("discovery", { query: "salt & vinegar" }), "/discover?query=salt+%26+vinegar"],
    [
      wayBackTo("select-meal", { day: "Friday", time: "Dinner", date: "2026-11-19" }),
      "/select-meal/Friday?time=Dinner&date=2026-11-19",
    ],
    [
      wayBackTo("select-meal", { day: "Friday", time: "Dinner", date: "2026-11-19", query: "soup" }),
      "/select-meal/Friday?time=Dinner&date=2026-11-19&query=soup",
    ],
    ["from=select-meal&day=..%2Fhome", "/select-meal/..%2Fhome"],
    ["from=select-meal", "/week"],
    [wayBackTo("ingredient-builder"), "/UseMyIngredients"],
    ["from=ingredient-builder&query=salad&portions=6", "/UseMyIngredients"],
  ])("?%s leads to %s", (search, href) => {
    expect(wayBackIn(new URLSearchParams(search))?.href).toBe(href);
  });

  it.each(["", "from=", "from=home", "from=constructor", "query=salad"])("is not stated by ?%s", (search) => {
    expect(wayBackIn(new URLSearchParams(search))).toBeUndefined();
  });

  it("is the same after the recipe's own parameters have changed", () => {
    const { parameters } = wayBackIn(new URLSearchParams("from=discovery&query=salad&portions=6")) ?? {};

    expect(parameters).toEqual({ from: "discovery", query: "salad" });
  });
});

describe("the entry before a recipe", () => {
  afterEach(() => vi.unstubAllGlobals());

  function inTab(...urls: readonly string[]): void {
    const entries = urls.map((path) => ({ url: `https://weekplate.test${path}` }));
    vi.stubGlobal("navigation", { entries: () => entries, currentEntry: { index: entries.length - 1 } });
  }

  it("is the screen that the person came from, with any parameters", () => {
    inTab("/home", "/discover?query=salads", "/recipe/caprese?from=discovery&query=salad");

    expect(isPreviousEntry("/discover?query=salad")).toBe(true);
  });

  it("is another page after a link that was copied, and none in a new tab", () => {
    inTab("/home", "/recipe/caprese?from=discovery");
    expect(isPreviousEntry("/discover")).toBe(false);

    inTab("/recipe/caprese?from=discovery");
    expect(isPreviousEntry("/discover")).toBe(false);
  });

  it("is not known to a browser without the Navigation API", () => {
    expect(isPreviousEntry("/discover")).toBe(false);
  });
});
