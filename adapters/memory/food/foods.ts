import type { Food } from "../../../core/food/mod.ts";

/** The foods of the named recipes and closely related ones, as in the food table. */
export const foods: readonly Food[] = [
  food("basil", { aliases: ["fresh basil", "sweet basil"] }),
  food("black-pepper", { aliases: ["pepper", "ground black pepper"] }),
  food("bell-pepper", { aliases: ["sweet pepper", "capsicum"] }),
  food("red-bell-pepper", { parent: "bell-pepper", aliases: ["red pepper"] }),
  food("canned-tomato", {
    parent: "tomato",
    aliases: ["tinned tomato", "chopped tomato"],
    standIns: [{ use: "tomato", how: "serves" }],
  }),
  food("cherry-tomato", { parent: "tomato", aliases: ["grape tomato"] }),
  food("crushed-tomato", { parent: "canned-tomato" }),
  food("chicken", { plural: "chicken" }),
  food("chicken-thigh", { parent: "chicken" }),
  food("clove", { aliases: ["whole clove"] }),
  food("cocoa", { plural: "cocoa" }),
  food("coconut-milk", { plural: "coconut milk" }),
  food("creme-fraiche", { name: "crème fraîche", plural: "crème fraîche" }),
  food("egg"),
  food("eggplant", { aliases: ["aubergine"] }),
  food("feta", { plural: "feta", aliases: ["feta cheese"], standIns: [{ use: "mozzarella", how: "swap" }] }),
  food("garlic", { plural: "garlic", aliases: ["garlic clove"] }),
  food("ginger", { plural: "ginger", aliases: ["fresh ginger"] }),
  food("kale", { plural: "kale", aliases: ["curly kale"] }),
  food("mozzarella", { plural: "mozzarella" }),
  food("oil", { aliases: ["cooking oil"] }),
  food("olive-oil", { parent: "oil" }),
  food("onion", { aliases: ["yellow onion", "white onion"] }),
  food("salt", { plural: "salt", aliases: ["table salt"] }),
  food("tomato", { plural: "tomatoes", aliases: ["vine tomato"] }),
];

/** A food with default values, which a test can override. */
export function food(key: string, changes: Partial<Food> = {}): Food {
  const name = changes.name ?? key.replaceAll("-", " ");
  const plural = name.endsWith("o") ? `${name}es` : `${name}s`;
  return { key, name, plural, parent: undefined, aliases: [], ...changes };
}
