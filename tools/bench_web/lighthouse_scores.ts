import lighthouse, { type Result } from "lighthouse";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** On a busy machine Lighthouse sometimes misses a page's start. */
const ATTEMPTS = 3;

export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's scores of a page, 0 to 100, its times of the simulated phone in milliseconds, and the audits that cost points. */
export interface LighthouseScores {
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly faults: readonly string[];
}

/**
 * Runs Lighthouse on a page, in the browser with this debugging port, as an emulated phone. The session stays; the cache
 * is cleared first.
 *
 * @throws {Error} if it reports nothing
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
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
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
    firstPaint: time("first-contentful-paint"),
    largestPaint: time("largest-contentful-paint"),
    blocked: time("total-blocking-time"),
    faults,
  };
}
