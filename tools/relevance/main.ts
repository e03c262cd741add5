import { parseArgs } from "node:util";
import { wholeCatalogue } from "../../catalogue/importer/whole_catalogue/whole_catalogue.ts";
import { runProgram } from "../../infra/run_program.ts";
import { printFigures, writeMeasurements, writeReport } from "../measure/measurements.ts";
import { askPantry } from "./ask_pantry.ts";
import { askPerson } from "./ask_person.ts";
import { askText } from "./ask_text.ts";
import { readPantries } from "./pantries.ts";
import { readPeople } from "./people.ts";
import { type Product, startProduct } from "./product.ts";
import { brokenConstraints, explainCase, figuresTable, type ScoredCase, worstOf } from "./scored_case.ts";
import { readTextQueries } from "./text_queries.ts";

// `make relevance`: scores search and home against judged results. README.md says how to read it.

const WORST = 10;

/** A set of judged cases, and how to run one. */
type JudgedSet = (product: Product) => Promise<ScoredCase[]>;

await runProgram(async () => {
  const { values } = parseArgs({ options: { json: { type: "boolean" }, only: { type: "string" } } });
  const catalogue = wholeCatalogue;
  const [queries, weakQueries, pantries, weakPantries, people] = await Promise.all([
    readTextQueries(catalogue),
    readTextQueries(catalogue, "weak_queries.json"),
    readPantries(catalogue),
    readPantries(catalogue, "weak_pantries.json"),
    readPeople(catalogue),
  ]);
  const sets: Record<string, JudgedSet> = {
    text: async (product) => inTurn(queries, (query) => askText(product, query)),
    "weak text": async (product) => inTurn(weakQueries, (query) => askText(product, query)),
    pantries: async (product) => inTurn(pantries, (pantry) => askPantry(product, pantry)),
    "weak pantries": async (product) => inTurn(weakPantries, (pantry) => askPantry(product, pantry)),
    people: async (product) =>
      inTurn([...people.entries()], ([place, person]) =>
        askPerson(product, person, { catalogue, uid: `person-${place}` }),
      ),
  };
  console.log(`Starting Postgres and importing ${catalogue.recipes.length} recipes …`);
  const product = await startProduct();
  const scored: Record<string, ScoredCase[]> = {};
  try {
    for (const [name, ask] of Object.entries(sets)) {
      if (values.only !== undefined && values.only !== name) continue;
      scored[name] = await ask(product);
    }
  } finally {
    await product.stop();
  }
  for (const [name, cases] of Object.entries(scored)) report(name, cases);
  await writeMeasurements("relevance", { title: "Relevance of search and home" });
  if (values.json) console.log(`\nAll cases: ${await writeReport("relevance.json", scored)}`);
});

function report(name: string, cases: readonly ScoredCase[]): void {
  printFigures(`\n${figuresTable(name, cases)}`);
  if (cases.some(({ broken }) => broken !== undefined)) printFigures(`\n${brokenConstraints(cases)}`);
  // Without those of the held-out part: a person who reads them would tune with them.
  const worst = worstOf(
    cases.filter(({ heldOut }) => !heldOut),
    { count: WORST },
  );
  console.log(`\nThe worst of ${name}, tuning:\n${worst.map(explainCase).join("\n")}`);
}

/** One after the other, so that a slow machine makes no difference. */
async function inTurn<Case>(cases: readonly Case[], ask: (one: Case) => Promise<ScoredCase>): Promise<ScoredCase[]> {
  const scored: ScoredCase[] = [];
  for (const one of cases) scored.push(await ask(one));
  return scored;
}
