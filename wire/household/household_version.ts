// Apart from household.ts, so that the web app's first code reads the header without the schema library.

/**
 * Ours, a header of `GET /meal-plans`: the caller's household and its version that the reply shows, as `{id}.{version}`.
 */
export const HOUSEHOLD_VERSION_HEADER = "x-household-version";
