import type { Knex } from "knex";
import type { QueryUnit } from "../../../core/search/mod.ts";

/** The columns of `stored_recipe` that a text search reads. */
const PLACES = ["name_words", "main_words", "card_words", "words"] as const;

/** Bindings of a statement: for each place the frequent words as a `tsvector`, and the very frequent ones. */
export type FrequentWordBindings = Readonly<
  Record<`${"frequent" | "very_frequent"}_${(typeof PLACES)[number]}`, string>
>;

/** Statistics change when Postgres analyzes the table, which it does after many changes. */
const MAX_AGE_MS = 60_000;

/**
 * A word is very frequent if it is faster to test recipe by recipe, in the order of the results, until there are this many, than to
 * sort all that have it: the number of tests grows as the share of recipes with the word falls. To test one takes as long as to
 * sort five.
 */
const TESTS = 120 * 5;

// The planner's statistics cover only the most common words, so any other word is rare. Without statistics every word is.
const FREQUENT_WORDS = `
  SELECT attname AS place, array_to_tsvector(array_agg(word))::text AS frequent,
         array_to_tsvector(coalesce(array_agg(word) FILTER (WHERE share * share * reltuples >= ${TESTS}), '{}'))::text AS very_frequent
    FROM pg_class
    JOIN pg_stats ON tablename = relname AND schemaname = relnamespace::regnamespace::text AND attname = ANY (:places)
   CROSS JOIN LATERAL unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, share)
   WHERE pg_class.oid = 'stored_recipe'::regclass AND reltuples >= :many AND share * reltuples >= :many AND word IS NOT NULL
   GROUP BY attname`;

/**
 * The words that occur in at least so many recipes, for each column that a search reads. Reading the statistics costs as
 * much as a search, so they are cached for a minute.
 */
export class FrequentWords {
  readonly #knex: Knex;
  readonly #many: number;
  #bindings: Promise<FrequentWordBindings> | undefined;
  #readAt = 0;

  constructor(knex: Knex, { many }: { many: number }) {
    this.#knex = knex;
    this.#many = many;
  }

  current(): Promise<FrequentWordBindings> {
    const now = performance.now();
    if (this.#bindings === undefined || now - this.#readAt > MAX_AGE_MS) {
      this.#readAt = now;
      this.#bindings = this.#read().catch((error: unknown) => {
        this.#bindings = undefined;
        throw error;
      });
    }
    return this.#bindings;
  }

  async #read(): Promise<FrequentWordBindings> {
    const { rows } = await this.#knex.raw<{ rows: FrequentRow[] }>(FREQUENT_WORDS, {
      places: [...PLACES],
      many: this.#many,
    });
    const words = new Map(rows.map((row) => [row.place, row]));
    return Object.fromEntries(
      PLACES.flatMap((place) => [
        [`frequent_${place}`, words.get(place)?.frequent ?? ""],
        [`very_frequent_${place}`, words.get(place)?.very_frequent ?? ""],
      ]),
    ) as FrequentWordBindings; // sound: it has both bindings of every place
  }
}

interface FrequentRow {
  place: string;
  frequent: string;
  very_frequent: string;
}

/** Whether a unit of a query has a word that is frequent among the most important words of recipes. */
export function hasFrequentWord(
  { spellings }: QueryUnit,
  { frequent_main_words: frequent }: FrequentWordBindings,
): boolean {
  // Its stem begins like the word.
  const stems = frequent.split("'").filter((_part, place) => place % 2 === 1);
  return spellings.flat().some((word) => stems.some((stem) => word.startsWith(stem)));
}

/** SQL: whether a query matches a word that is frequent in one of these columns. Bind {@linkcode FrequentWords.current}. */
export function isFrequent(place: string, query: string): string {
  return `(:frequent_${place}::tsvector @@ ${query})`;
}

/** The same for a very frequent word. */
export function isVeryFrequent(place: string, query: string): string {
  return `(:very_frequent_${place}::tsvector @@ ${query})`;
}
