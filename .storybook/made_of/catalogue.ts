import type { Catalogue } from "./made_of.ts";

/** What everything that has stories is made of, by title. Empty here: where Vite serves it, the plugin beside writes it from the sources. */
export const catalogue: Catalogue = {};
