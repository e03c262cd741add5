import { describe, expect, it } from "vitest";
import { SUGGESTED_INGREDIENTS } from "../use_my_ingredients/suggestions.ts";
import { foodPicture } from "./mod.ts";

describe("the picture of a food", () => {
  it.each(SUGGESTED_INGREDIENTS)("is there for %s, which is suggested", (name) => {
    expect(foodPicture(name)).toMatch(/\.svg/u);
  });

  it.each([
    ["  tomatoes ", "tomato"],
    ["2 ripe tomatoes", "tomato"],
    ["Prawns", "shrimp"],
    ["strawberries", "strawberry"],
    ["cherry tomatoes", "tomato"],
    ["Spaghetti", "pasta"],
    ["salmon", "salmon"],
    ["Trout", "fish"],
    ["baby spinach", "spinach"],
    ["Kale", "leafy_green"],
    ["red onions", "red_onion"],
    ["firm tofu", "tofu"],
    ["red peppers", "bell_pepper"],
    ["Coconut milk", "coconut"],
    ["egg-free pasta", "pasta"],
  ])("for %j is that of a %s", (name, picture) => {
    expect(foodPicture(name)).toContain(`/${picture}.svg`);
  });

  it.each(["unicorn", "", "tempeh", "pepperoni", "Black pepper", "no feta", "-feta", "onions, but I can’t eat feta"])(
    "is none for %j",
    (name) => {
      expect(foodPicture(name)).toBeUndefined();
    },
  );
});
