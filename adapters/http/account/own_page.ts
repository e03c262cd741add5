import { isAppRoute } from "../../../wire/pages/app_routes.ts";

/** Longest path to return to: it travels in a cookie. */
const RETURN_TO_MAX_LENGTH = 512;

/** This path if it is a page of ours, else undefined. */
export function ownPage(path: string | undefined): string | undefined {
  // Browsers read `\` as `/`, and remove control characters: then `//` would begin another site's address.
  const isPath = path !== undefined && path.length <= RETURN_TO_MAX_LENGTH && /^\/(?!\/)[!-~]*$/u.test(path);
  return isPath && !/[\\#]/u.test(path) && isAppRoute(path.split("?")[0] ?? "") ? path : undefined;
}
