import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { Knex } from "knex";
import { openDatabase } from "../../adapters/postgres/database.ts";
import { PostgresFoodStore } from "../../adapters/postgres/food_store.ts";
import { PostgresIngredientSource } from "../../adapters/postgres/ingredient_source.ts";
import { migrate } from "../../adapters/postgres/migrate.ts";
import { PostgresRecipeStore } from "../../adapters/postgres/recipe_store.ts";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { foodsForSearch, readReviewedFoods } from "../../catalogue/importer/stand_ins.ts";
import { findRecipesByIngredients } from "../../core/recipe/mod.ts";
import { EmbeddedPostgres } from "../../infra/embedded/postgres/embedded_postgres.ts";
import { percentile } from "../measure/percentile.ts";
import { fillNeeds } from "./generate_needs.ts";
import { readOptions } from "./options.ts";

// Costs of ingredient search in the server, without HTTP: loading the ingredients of the whole catalogue, their memory,
// the search among them, and the search with the cards. README.md has the figures.
//
//   node --expose-gc tools/bench/ingredient_search.ts --sizes 100000,1000000

const STATE_FOLDER = process.env["STATE_FOLDER"] ?? join(import.meta.dirname, "..", "..", ".cache", "bench");
const ROUNDS = 200;

const PANTRIES: readonly (readonly [name: string, ingredients: readonly string[]])[] = [
  ["a rare food", ["tempeh"]],
  ["three foods", ["2 ripe tomatoes", "garlic", "leftover chicken"]],
  ["ten foods", "chicken and rice, onion, garlic, carrots, eggs, milk, cheese, lemon, butter".split(", ")],
  [
    "fifty foods",
    (
      "chicken,tomatoes,garlic,onion,pasta,rice,spinach,eggs,cheese,milk,butter,flour,sugar,lemon,lime,cilantro," +
      "parsley,basil,ginger,carrots,celery,potatoes,bell pepper,cucumber,mushrooms,zucchini,cream,yogurt,beef," +
      "bacon,salmon,shrimp,beans,chickpeas,lentils,tofu,bread,tortillas,oats,honey,soy sauce,vinegar,mustard," +
      "mayonnaise,peanut butter,almonds,cumin,paprika,cinnamon,stock"
    ).split(","),
  ],
  ["nothing known", Array.from({ length: 50 }, (_, n) => `brocolli of the moon ${n}`)],
];

async function main(): Promise<void> {
  const { sizes } = readOptions(process.argv.slice(2));
  await mkdir(STATE_FOLDER, { recursive: true });
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const folder = join(STATE_FOLDER, "ingredient-search");
  const postgres = await EmbeddedPostgres.start({ folder, password: "bench", settings });
  try {
    for (const size of sizes) await measureSize(postgres, size);
  } finally {
    await postgres.stop();
  }
}

async function measureSize(postgres: EmbeddedPostgres, size: number): Promise<void> {
  const name = `ingredient_search_${size}`;
  const admin = openDatabase(postgres.url("postgres"), { size: 1 });
  await admin.raw("DROP DATABASE IF EXISTS ??", [name]);
  await admin.raw("CREATE DATABASE ??", [name]);
  await admin.destroy();

  const knex = openDatabase(postgres.url(name), { size: 4 });
  try {
    await migrate(knex);
    await new PostgresFoodStore(knex).putAll(foodsForSearch(await readCompositionTable(), await readReviewedFoods()));
    const filled = await timed(() => fillNeeds(knex, size));
    console.log(`\n${size.toLocaleString("en")} recipes, filled in ${Math.round(filled / 1_000)} s`);
    await measureSearch(knex);
  } finally {
    await knex.destroy();
  }
}

async function measureSearch(knex: Knex): Promise<void> {
  const ingredients = new PostgresIngredientSource(knex);
  const before = memory();
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  const loading = await timed(() => ingredients.current());
  stalls.disable();
  const longest = stalls.max / 1e6;
  const after = memory();
  console.log(
    `read in ${(loading / 1_000).toFixed(1)} s, others waited up to ${Math.round(longest)} ms; ` +
      `held ${after.held - before.held} MB, RSS ${before.rss} -> ${after.rss} MB`,
  );
  const { foods, recipes } = await ingredients.current();
  const ports = { ingredients, recipes: new PostgresRecipeStore(knex) };
  console.log("| on hand | understood p50 | p95 | best p50 | p95 | all with cards p50 | p95 |");
  console.log("| --- | --: | --: | --: | --: | --: | --: |");
  for (const [name, onHand] of PANTRIES) {
    const understand = () =>
      onHand.flatMap((text) => foods.parseFoods(text).foods.flatMap(({ key }) => [...foods.replaceableBy(key)]));
    const served = understand().flatMap(([need, { how }]) => (how === "serves" ? [need] : []));
    const figures = [
      await repeated(async () => understand()),
      await repeated(async () => recipes.best(served, { limit: 60 })),
      await repeated(() => findRecipesByIngredients(ports, { ingredients: onHand })),
    ];
    const cells = figures.flatMap((each) => [percentile(each, 50), percentile(each, 95)]);
    console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(" | ")} |`);
  }
}

async function repeated(work: () => Promise<unknown>): Promise<Float64Array> {
  for (let round = 0; round < ROUNDS / 10; round++) await work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) times[round] = await timed(work);
  return times.sort();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** In whole megabytes: what objects and arrays hold, and what the process has. */
function memory(): { held: number; rss: number } {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { held: Math.round((heapUsed + arrayBuffers) / 1e6), rss: Math.round(rss / 1e6) };
}

await main();
