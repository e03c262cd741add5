import { describe, expect, it } from "vitest";
import { ALLERGENS } from "../../core/food/mod.ts";
import { foodsForSearch, parseGeneralWords, parseStandIns } from "./stand_ins.ts";
import { wholeCatalogue } from "./whole_catalogue/whole_catalogue.ts";

const { table: composition, searchedFoods: foods, foods: table } = wholeCatalogue;

/** Food on hand, required food, and the expected judgement. */
const JUDGED: readonly (readonly [onHand: string, need: string, said: "serves" | "swap" | "no"])[] = [
  // A general food for a special one.
  ["cheese", "parmesan", "serves"],
  ["cheese", "grated parmesan", "serves"],
  ["cheese", "cheddar", "serves"],
  ["chicken", "chicken thigh", "serves"],
  ["pasta", "spaghetti", "serves"],
  ["fish", "cod", "serves"],
  ["rice", "basmati rice", "serves"],
  ["beef", "ground beef", "serves"],
  ["tomatoes", "canned tomato", "serves"],
  ["peppers", "green bell pepper", "serves"],
  ["tomato puree", "tomato paste", "serves"],
  ["passata", "tomato paste", "swap"],
  ["plain flour", "bread flour", "serves"],
  ["plain flour", "cake flour", "swap"],
  ["tin of tuna", "canned tuna in oil", "serves"],
  ["tin of tuna", "canned salmon", "swap"],
  ["bread", "sourdough", "serves"],
  ["2 ripe tomatoes", "cherry tomato", "serves"],
  ["leftover chicken", "cooked chicken", "serves"],
  ["beans", "black bean", "serves"],
  // A special food for a general one.
  ["cheddar", "cheese", "serves"],
  ["cherry tomatoes", "tomato", "serves"],
  ["red onion", "onion", "serves"],
  ["egg white", "egg", "serves"],
  ["eggs", "egg white", "serves"],
  ["spaghetti", "pasta", "serves"],
  ["greek yogurt", "yogurt", "serves"],
  // Siblings with a reviewed substitution.
  ["spaghetti", "penne", "serves"],
  ["fresh pasta", "fettuccine", "swap"],
  ["penne", "gluten-free pasta", "no"],
  ["chicken stock", "vegetable stock", "swap"],
  ["vegetable stock", "chicken stock", "serves"],
  ["chicken breast", "chicken thigh", "serves"],
  ["haddock", "cod", "serves"],
  ["red wine vinegar", "white wine vinegar", "serves"],
  ["pecorino", "parmesan", "serves"],
  ["lemons", "lemon juice", "serves"],
  ["vegetable stock cube", "vegetable stock", "serves"],
  ["basmati", "jasmine rice", "serves"],
  // Only as a reported swap.
  ["almond milk", "milk", "swap"],
  ["soy milk", "milk", "swap"],
  ["milk", "soy milk", "swap"],
  ["canned tomatoes", "tomato", "swap"],
  ["dried basil", "basil", "swap"],
  ["basil", "dried basil", "swap"],
  ["ground ginger", "ginger", "swap"],
  ["garlic powder", "garlic", "swap"],
  ["bottled lemon juice", "lemon", "swap"],
  ["lime", "lemon", "swap"],
  ["sour cream", "crème fraîche", "swap"],
  ["sweet potato", "potato", "swap"],
  ["cooked chicken", "chicken breast", "swap"],
  ["turkey breast", "chicken breast", "swap"],
  ["brown sugar", "sugar", "swap"],
  ["whole wheat flour", "flour", "swap"],
  ["ground pork", "ground beef", "swap"],
  ["feta", "goat cheese", "swap"],
  ["arborio rice", "basmati rice", "swap"],
  ["tin of sardines", "canned tuna", "swap"],
  ["margarine", "butter", "swap"],
  // No substitute.
  ["chicken stock", "chicken", "no"],
  ["chicken", "chicken stock", "no"],
  ["chickpea flour", "chickpea", "no"],
  ["chickpeas", "chickpea flour", "no"],
  ["tomato paste", "tomato", "no"],
  ["tomato paste", "canned tomato", "no"],
  ["ketchup", "tomato", "no"],
  ["peanut butter", "peanut", "no"],
  ["peanut butter", "butter", "no"],
  ["butter", "peanut butter", "no"],
  ["coconut milk", "milk", "no"],
  ["milk", "coconut milk", "no"],
  ["cream cheese", "cheese", "no"],
  ["cheese", "ricotta", "no"],
  ["brie", "parmesan", "no"],
  ["hard-boiled egg", "egg", "no"],
  ["anchovies", "cod", "no"],
  ["smoked salmon", "cod", "no"],
  ["corned beef", "sirloin steak", "no"],
  ["ground beef", "sirloin steak", "no"],
  ["oil", "sesame oil", "no"],
  ["egg white", "egg yolk", "no"],
  ["bell pepper", "black pepper", "no"],
  ["rice noodles", "rice", "no"],
  ["rice", "rice noodle", "no"],
  ["potato chips", "potato", "no"],
  ["corn", "cornmeal", "no"],
  ["orange juice", "lemon juice", "no"],
  ["white chocolate", "dark chocolate", "no"],
  ["ice cream", "cream", "no"],
  ["vinegar", "wine", "no"],
];

describe("substitutes", () => {
  it.each(JUDGED)("%s for %s: %s", (onHand, need, said) => {
    const key = table.match(need);
    const reaches = table
      .parseFoods(onHand)
      .foods.map((food) => table.replaceableBy(food.key).get(key ?? "")?.how ?? "no");

    expect(key).toBeDefined();
    expect(reaches).not.toEqual([]);
    expect(reaches.includes("serves") ? "serves" : reaches[0]).toBe(said);
  });

  it("add no allergen and break no diet of the required food, unless one is an ancestor of the other", () => {
    const isInLine = (one: string, other: string) => composition.related(one, other);
    const harmful = foods.flatMap(({ key }) =>
      [...table.replaceableBy(key)]
        .filter(([need, { how }]) => how === "serves" && !isInLine(key, need) && breaks(key, need))
        .map(([need]) => `${key} for ${need}`),
    );

    // A stock cube becomes stock, so these count as ancestor and descendant.
    expect(harmful).toEqual([
      "chicken-bouillon for stock",
      "beef-bouillon for stock",
      "bouillon for stock",
      "bouillon for vegetable-stock",
    ]);
  });

  it("include the food itself, and only a few others", () => {
    for (const { key } of foods) {
      const served = [...table.replaceableBy(key)].filter(([, { how }]) => how === "serves");
      expect(served[0]?.[0]).toBe(key);
      expect(served.length).toBeLessThan(60);
    }
  });
});

/** Whether a food has an allergen or meat that the other lacks, or fits fewer diets in every make. Sulphites are ignored. */
function breaks(use: string, need: string): boolean {
  const [one, other] = [composition.get(use), composition.get(need)];
  if (!one || !other) return false;
  const brought = [...ALLERGENS, "meat" as const].filter(
    (each) => each !== "sulphites" && one.contents.contains.includes(each) && !other.contents.contains.includes(each),
  );
  const isByMake = one.contents.mayContain.some((each) => ["milk", "eggs", "fish", "meat"].includes(each));
  const lost = other.diet.filter((each) => each !== "neither" && !one.diet.includes(each) && !isByMake);
  return brought.length + lost.length > 0;
}

describe("foods in a text", () => {
  it.each([
    ["chicken and rice", ["chicken", "rice"]],
    ["tomatoes, basil", ["tomato", "basil"]],
    ["half & half", ["half-and-half"]],
    ["garlic, finely chopped", ["garlic"]],
    ["2 eggs; 200 g flour / a glass of milk", ["egg", "flour", "milk"]],
    ["salt, pepper and olive oil", ["salt", "black-pepper", "olive-oil"]],
    ["tin of tuna", ["canned-tuna"]],
    ["a can of chickpeas", ["chickpea"]],
    ["frozen chicken breasts", ["chicken-breast"]],
    ["frozen peas", ["frozen-pea"]],
    ["tinned peas", ["pea"]],
    ["block of tofu", ["tofu"]],
    ["chapati flour", ["whole-wheat-flour"]],
    ["crusty bread", ["bread"]],
    ["strong white bread flour", ["bread-flour"]],
    ["scotch bonnet chillies", ["habanero"]],
    ["tin of cannellini", ["cannellini-bean"]],
    ["peppers", ["bell-pepper"]],
    ["pepper", ["black-pepper"]],
    ["half a loaf of bread", ["bread"]],
    ["2 beef fillets", ["beef-tenderloin"]],
    ["parsley leaves", ["parsley"]],
    ["banana leaf", []],
    ["berries", ["strawberry", "raspberry", "blueberry", "blackberry", "frozen-mixed-berries"]],
    ["goat milk", []],
    ["egg of a dragon", []],
  ])("%s", (text, keys) => {
    expect(
      table
        .parseFoods(text)
        .foods.map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys.toSorted());
  });

  it("reports the part that is not a food", () => {
    expect(table.parseFoods("chicken and moon dust")).toMatchObject({ unknown: ["moon dust"] });
  });
});

describe("suggestions for a mistyped word", () => {
  it.each([
    ["spagetti", "spaghetti"],
    ["brocolli", "broccoli"],
    ["2 ripe tomatoe", "tomato"],
    ["zuchini", "zucchini"],
    ["chiken", "chicken"],
    ["parmesean", "parmesan"],
    ["mozarella", "mozzarella"],
    ["tumeric", "turmeric"],
    ["cinammon", "cinnamon"],
    ["avacado", "avocado"],
    ["rasberries", "raspberry"],
    ["letuce", "lettuce"],
    ["potatos and carots", undefined],
    ["moon dust", undefined],
    ["xyz", undefined],
  ])("%s: %s", (text, name) => {
    expect(table.suggest(text)[0]).toBe(name);
  });
});

describe("the reviewed tables", () => {
  it("contain only existing foods, and no general word is a food's name", () => {
    const words = new Set(foods.flatMap(({ generalWords = [] }) => generalWords));

    expect([...words].filter((word) => table.match(word) !== undefined)).toEqual([]);
  });

  it("apply an exception before its group, and list the best first", () => {
    const standIns = parseStandIns("for,use,how,why\na,c,no,x\na|b|c,,swap,y\na,d,serves,z\n");

    expect(standIns.get("a")).toEqual([
      { use: "d", how: "serves" },
      { use: "b", how: "swap" },
      { use: "c", how: "no" },
    ]);
    expect(standIns.get("c")).toEqual([
      { use: "a", how: "swap" },
      { use: "b", how: "swap" },
    ]);
  });

  it("are refused with an unknown food", () => {
    const reviewed = {
      standIns: parseStandIns("for,use,how,why\nmilk,moon-dust,swap,x\n"),
      generalWords: parseGeneralWords("word,foods\nstars,star-fruit\n"),
    };

    expect(() => foodsForSearch(composition, reviewed)).toThrow(/moon-dust, star-fruit/u);
  });
});
