import type { Knex } from "knex";

/** The columns of `recipe` that a text search reads. */
const PLACES = ["name_words", "main_words", "card_words", "words"] as const;

/** Bindings of a statement: for each place the frequent words as a `tsvector`. */
export type FrequentWordBindings = Readonly<Record<`frequent_${(typeof PLACES)[number]}`, string>>;

/** Statistics change when Postgres analyzes the table, which it does after many changes. */
const MAX_AGE_MS = 60_000;

// The planner's statistics cover only the most common words, so any other word is rare. Without statistics every word is.
const FREQUENT_WORDS = `
  SELECT attname AS place, array_to_tsvector(array_agg(word))::text AS words
    FROM pg_class
    JOIN pg_stats ON tablename = relname AND schemaname = relnamespace::regnamespace::text AND attname = ANY (:places)
   CROSS JOIN LATERAL unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, share)
   WHERE pg_class.oid = 'recipe'::regclass AND reltuples >= :many AND share * reltuples >= :many AND word IS NOT NULL
   GROUP BY attname`;

/**
 * The words that occur in at least so many recipes, for each column that a search reads. To read the statistics costs as much as
 * a search, so they are kept for a minute.
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
    const { rows } = await this.#knex.raw<{ rows: { place: string; words: string }[] }>(FREQUENT_WORDS, {
      places: [...PLACES],
      many: this.#many,
    });
    const words = new Map(rows.map((row) => [row.place, row.words]));
    return Object.fromEntries(
      PLACES.map((place) => [`frequent_${place}`, words.get(place) ?? ""]),
    ) as FrequentWordBindings;
  }
}

/** SQL: whether a query matches a word that is frequent in one of these columns. Bind {@linkcode FrequentWords.current}. */
export function isFrequent(place: string, query: string): string {
  return `(:frequent_${place}::tsvector @@ ${query})`;
}
