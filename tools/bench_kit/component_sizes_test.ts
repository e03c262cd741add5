import { describe, expect, it } from "vitest";
import { componentNames, componentSize } from "./component_sizes.ts";

describe("what a component costs a page", () => {
  it("is only its own for Button: the ring that turns while busy, and no other component", async () => {
    const { brings, libraries, bytes } = await componentSize("Button");

    expect(brings).toEqual(["Button", "Spinner", "theme", "tokens"]);
    expect(libraries).toEqual([]);
    expect(bytes).toBeLessThan(4000);
  });

  it("is not the theme's global style, which the page has once", async () => {
    const { bytes } = await componentSize("Stack");

    expect(bytes).toBeLessThan(1000);
  });

  it("can be measured for every component by its name", async () => {
    expect(await componentNames()).toEqual(expect.arrayContaining(["Button", "RecipeCard", "WeekGrid"]));
  });

  it("is refused for what the kit does not hold", async () => {
    await expect(componentSize("Toaster")).rejects.toThrow("Toaster");
  });
});
