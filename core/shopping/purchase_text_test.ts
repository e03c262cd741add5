import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UNIT_SYSTEMS } from "../amounts/mod.ts";
import { wantedFood } from "./bought_food.ts";
import { isEnough, toBuy } from "./packs_to_buy.ts";
import { purchaseText } from "./purchase_text.ts";
import { SHOP_FOODS } from "./testing/shop_foods.ts";

it.each([
  ["canned-tomato", 650, "2 tins (800 g) canned tomatoes", "2 cans (1 lb 12 oz) canned tomatoes", 150],
  ["canned-tomato", 820, "2 tins (800 g) canned tomatoes", "2 cans (1 lb 12 oz) canned tomatoes", 0],
  ["canned-tomato", 840, "3 tins (1.2 kg) canned tomatoes", "3 cans (2 lb 10 oz) canned tomatoes", 360],
  ["chickpea", 240, "1 tin (240 g drained) chickpeas", "1 can (8 oz drained) chickpeas", 0],
  ["parsley", 10, "1 bunch parsley", "1 bunch parsley", 20],
  ["parsley", 45, "2 bunches parsley", "2 bunches parsley", 15],
  ["egg", 4, "6 eggs", "6 eggs", 2],
  ["egg", 6.5, "12 eggs", "12 eggs", 5],
  ["lemon", 2.333, "3 lemons", "3 lemons", 0],
  ["lemon", 0.2, "1 lemon", "1 lemon", 0],
  ["lemon", 2.02, "2 lemons", "2 lemons", 0],
  ["salmon", 4, "4 salmon fillets", "4 salmon fillets", 0],
  ["milk", 206, "1 carton (1 litre) milk", "1 carton (4¼ cups) milk", 825],
  ["potato", 1410, "1.4 kg potatoes", "3 lb 1 oz potatoes", 0],
  ["potato", 55, "60 g potatoes", "2 oz potatoes", 5],
  ["vegetable-stock", 400, "1 box (makes 5 litres) vegetable stock", "1 box (makes 5¼ quarts) vegetable stock", 4600],
])("of %s, %d are bought as %j", (key, amount, metric, us, surplus) => {
  const { bought } = wantedFood(key, SHOP_FOODS);
  const buying = toBuy(amount, bought.purchase);
  const text = (units: (typeof UNIT_SYSTEMS)[number]) => {
    const written = purchaseText(buying, { bought, units });
    return `${written.amount} ${written.name}`;
  };
  expect(text("metric")).toBe(metric);
  expect(text("us")).toBe(us);
  expect(buying.surplus).toBe(surplus);
});

describe("rounding to what shops sell", () => {
  const keys = SHOP_FOODS.all().map(({ key }) => key);
  const amounts = fc.double({ min: 0.001, max: 50_000, noNaN: true });

  it("buys whole grams and pieces, enough within 3 % or a twentieth of a piece, and at most one pack too much", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), amounts, (key, amount) => {
        const { purchase, measure } = wantedFood(key, SHOP_FOODS).bought;
        const { amount: bought, surplus } = toBuy(amount, purchase);
        const size = purchase.pack ? (purchase.pack.pieces ?? purchase.pack.grams) : Math.max(10, amount / 4);
        expect(Number.isInteger(bought)).toBe(true);
        expect(bought).toBeGreaterThanOrEqual((measure === "piece" ? amount - 0.05 : amount * 0.97) - 1e-6);
        expect(bought).toBeLessThan(amount + size + 1e-6);
        expect(surplus).toBeGreaterThanOrEqual(0);
        expect(isEnough(bought, { amount, purchase })).toBe(true);
      }),
    );
  });

  it("writes every amount without long decimals and other forms that no shopper uses", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), amounts, fc.constantFrom(...UNIT_SYSTEMS), (key, amount, units) => {
        const { bought } = wantedFood(key, SHOP_FOODS);
        expect(purchaseText(toBuy(amount, bought.purchase), { bought, units }).amount).not.toMatch(
          /\d\.\d{3}|NaN|undefined|Infinity|^0/u,
        );
      }),
    );
  });
});

it("sells a food without a purchase of its own as its more general food", () => {
  const { bought } = wantedFood("plum-canned-tomato", SHOP_FOODS);
  expect(purchaseText(toBuy(300, bought.purchase), { bought, units: "metric" })).toEqual({
    amount: "1 tin (400 g)",
    name: "plum canned tomatoes",
  });
});
