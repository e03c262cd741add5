import lighthouse, { type Result } from "lighthouse";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** On a busy machine it misses a page's beginning now and then. */
const ATTEMPTS = 3;

export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of a page: 0 to 100 in each category, and what cost points. */
export interface LighthouseScores {
  readonly scores: Readonly<Record<Category, number>>;
  readonly faults: readonly string[];
}

/**
 * Lets Lighthouse look at a page in a browser whose debugging port is known, as the phone that it emulates. Who is
 * signed in there stays so; what the browser had cached is forgotten first.
 *
 * @throws {Error} where it has nothing to say
 */
export async function lighthouseScores(address: string, { port }: { port: number }): Promise<LighthouseScores> {
  let refused = "it has nothing to say";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(address, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    if (result && !result.lhr.runtimeError) return scoresOf(result.lhr);
    refused = result?.lhr.runtimeError?.message ?? refused;
  }
  throw new Error(`Lighthouse could not look at ${address}: ${refused}`);
}

function scoresOf({ categories, audits }: Result): LighthouseScores {
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const faults = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ""}`),
  );
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    faults,
  };
}
