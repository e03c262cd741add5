import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { PREFERENCES } from "../../core/account/mod.ts";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { addDays, calendarDate, daysSinceMonday } from "../../core/shared/mod.ts";
import { saveFoodRules } from "../../wire/food_rules/food_rules.ts";
import type { Grade } from "./metrics.ts";
import { gradesSchema, type JudgedCatalogue, recipeRuleSchema, recipesOf, resolveGrades } from "./recipe_rule.ts";

/** Ratings up to this are a dislike. */
const DISLIKED_STARS = 2;

/** 14 days before the first day on which people ask. Plans for days before it are long ago. */
const RECENT_FROM = "2026-11-11";

const personSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(["preferences", "favourites", "ratings", "plan", "rules"]).describe("What should decide most."),
  preferences: z.array(z.enum(PREFERENCES)).min(2),
  favourites: z.array(z.string()).default([]),
  ratings: z.record(z.string(), z.int().min(1).max(5)).default({}),
  planned: z
    .array(
      z.strictObject({
        date: z.iso.date().describe("Any day of the week."),
        day: z.enum(DAYS_OF_WEEK),
        time: z.enum(MEAL_TIMES),
        id: z.string(),
      }),
    )
    .default([]),
  rules: saveFoodRules.body.partial().optional().describe("What the person does not eat."),
  constraint: recipeRuleSchema
    .optional()
    .describe("What every recipe of the list has to be, by the recipe's own facts. Others are broken constraints."),
  eachOf: z.array(recipeRuleSchema).default([]).describe("At least one of each has to be among the first ten."),
  grades: gradesSchema,
});

/** A person, with the grade of every suitable recipe and the rules for the first ten. */
export interface JudgedPerson extends Omit<z.output<typeof personSchema>, "grades" | "eachOf" | "constraint"> {
  readonly judged: ReadonlyMap<string, Grade>;
  /** Recipes that do not belong among the first ten: disliked. */
  readonly disliked: ReadonlySet<string>;
  /** Recipes that do not belong in the list: recently planned, or for a coming day. */
  readonly recentlyPlanned: ReadonlySet<string>;
  /** The recipes that the person may eat; undefined if all. */
  readonly allowed: ReadonlySet<string> | undefined;
  /** At least one recipe of each list has to be among the first ten. */
  readonly eachOf: readonly (readonly string[])[];
}

/**
 * Reads the judged people.
 *
 * @throws {Error} naming everything that is not in the catalogue
 */
export async function readPeople(catalogue: JudgedCatalogue): Promise<JudgedPerson[]> {
  const json: unknown = JSON.parse(await readFile(join(import.meta.dirname, "people.json"), "utf8"));
  const faults: string[] = [];
  const people = z
    .array(personSchema)
    .parse(json)
    .map(({ grades, eachOf, constraint, ...person }) => {
      const options = { ...catalogue, onFault: (fault: string) => faults.push(`${person.name}: ${fault}`) };
      const { favourites, ratings, planned } = person;
      for (const id of [...favourites, ...Object.keys(ratings), ...planned.map((meal) => meal.id)]) {
        if (!catalogue.recipes.some((recipe) => recipe.id === id)) options.onFault(`there is no recipe "${id}"`);
      }
      const disliked = new Set(Object.keys(ratings).filter((id) => (ratings[id] ?? 0) <= DISLIKED_STARS));
      const recentlyPlanned = new Set(planned.filter((meal) => dateOf(meal) >= RECENT_FROM).map(({ id }) => id));
      const allowed = constraint && new Set(recipesOf(constraint, options));
      const judged = new Map(
        [...resolveGrades(grades, options)].filter(
          ([id]) => !disliked.has(id) && !recentlyPlanned.has(id) && allowed?.has(id) !== false,
        ),
      );
      return {
        ...person,
        judged,
        disliked,
        recentlyPlanned,
        allowed,
        eachOf: eachOf.map((rule) => recipesOf(rule, options)),
      };
    });
  if (faults.length > 0) throw new Error(`The judged people don't fit the catalogue:\n${faults.join("\n")}`);
  return people;
}

function dateOf({ date, day }: { date: string; day: (typeof DAYS_OF_WEEK)[number] }): string {
  const given = calendarDate(date);
  return addDays(given, DAYS_OF_WEEK.indexOf(day) - daysSinceMonday(given));
}
