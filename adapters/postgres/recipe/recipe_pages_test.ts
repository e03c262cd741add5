import { expect, it } from "vitest";
import { CONSTITUENTS, constituentsIn, UNKNOWN_FOOD_REASON } from "../../../core/food/mod.ts";
import { findBrokenRules, NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { recipePagesContract } from "../../contracts/recipe/recipe_pages_contract.ts";
import { caprese, maya, recipe, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresFoodRulesStore } from "../food_rules/food_rules_store.ts";
import { PostgresIngredientSource } from "../ingredient_search/ingredient_source.ts";
import { down, up } from "../migrations/20261122_08_allergen_state.ts";
import * as ownRecipes from "../migrations/20261127_01_own_recipes.ts";
import * as undoOfUpdates from "../migrations/20261130_10_undo_of_updates.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresOpinionStore } from "./opinion_store.ts";
import { PostgresRecipePages } from "./recipe_pages.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

recipePagesContract("Postgres", async () => ({
  pages: new PostgresRecipePages(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
  opinions: new PostgresOpinionStore(database.knex),
}));

it("reads a page in one statement", async () => {
  const pages = new PostgresRecipePages(database.knex);

  expect(await countStatements(database.knex, () => pages.find("layered-cake"))).toHaveLength(1);
});

it("finds what a whole week breaks in three statements, and in one for a person without rules", async () => {
  const { knex } = database;
  const pages = new PostgresRecipePages(knex);
  const foodRules = new PostgresFoodRulesStore(knex);
  const ports = { foodRules, pages, ingredients: new PostgresIngredientSource(knex) };
  await foodRules.save(maya.id, { ...NO_FOOD_RULES, diet: "vegan" });
  const recipeIds = ["layered-cake", caprese.id];
  await ports.ingredients.current();

  const statements = await countStatements(knex, async () => {
    expect([...(await findBrokenRules(ports, { userId: maya.id, recipeIds })).keys()].sort()).toEqual(
      recipeIds.toSorted(),
    );
  });
  expect(statements).toHaveLength(3);
  expect(await countStatements(knex, () => findBrokenRules(ports, { userId: tomas.id, recipeIds }))).toHaveLength(1);
});

it("says of a recipe from before the three states that it may contain everything that was not stated", async () => {
  const oldSoup = recipe({ id: "old-soup", name: "Old Soup" });
  await new PostgresRecipeStore(database.knex).putAll([oldSoup]);

  const contents = await database.knex.transaction(async (transaction) => {
    await undoOfUpdates.down(transaction);
    await ownRecipes.down(transaction);
    await down(transaction);
    await transaction("recipe_page")
      .where({ recipe_id: oldSoup.id })
      .update({ allergens: ["celery"] });
    await up(transaction);
    await ownRecipes.up(transaction);
    await undoOfUpdates.up(transaction);
    const { rows } = await transaction.raw<{ rows: Record<"contains" | "may_contain", string[]>[] }>(
      "SELECT contains, may_contain FROM recipe WHERE id = ?",
      [oldSoup.id],
    );
    expect(rows[0]?.contains).toEqual(["celery"]);
    expect(rows[0]?.may_contain).toEqual(CONSTITUENTS.filter((each) => each !== "celery"));
    return (await new PostgresRecipePages(transaction).find(oldSoup.id))?.recipe.contents ?? [];
  });

  expect(constituentsIn(contents, "contains")).toEqual(["celery"]);
  expect(constituentsIn(contents, "may contain")).toHaveLength(CONSTITUENTS.length - 1);
  expect(contents[0]?.foods).toEqual([{ name: "Old Soup", reason: UNKNOWN_FOOD_REASON }]);
});

it("says the same of a recipe that a server of the release before has stored", async () => {
  await new PostgresRecipeStore(database.knex).putAll([recipe({ id: "pesto", name: "Pesto" })]);
  await database.knex.raw("UPDATE stored_recipe SET contains = DEFAULT, may_contain = DEFAULT WHERE id = 'pesto'");
  await database.knex.raw("UPDATE recipe_page SET contents = DEFAULT, notes = DEFAULT WHERE recipe_id = 'pesto'");

  const contents = (await new PostgresRecipePages(database.knex).find("pesto"))?.recipe.contents ?? [];

  expect(constituentsIn(contents, "may contain")).toEqual(CONSTITUENTS);
  expect(contents[0]?.foods).toEqual([{ name: "this dish", reason: UNKNOWN_FOOD_REASON }]);
  expect(await database.knex("recipe").where({ id: "pesto" }).first("contains", "may_contain")).toEqual({
    contains: [],
    may_contain: CONSTITUENTS,
  });
});
