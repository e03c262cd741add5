interface Screen {
  /** Parameters of the recipe's address that the screen's own address needs. */
  readonly needs: readonly string[];
  path(parameters: URLSearchParams): string;
}

/** The screens whose recipes have '← Back', by their `from` in a recipe's address. */
const SCREENS = {
  discovery: {
    needs: ["query", "minutes", "kcal", "diet", "cuisine", "meal", "home", "sort"],
    path: () => "/discover",
  },
  "select-meal": {
    needs: ["day", "time", "date", "query"],
    path(parameters) {
      const day = parameters.get("day");
      parameters.delete("day");
      return day ? `/select-meal/${encodeURIComponent(day)}` : "/week";
    },
  },
  "ingredient-builder": { needs: [], path: () => "/UseMyIngredients" },
} satisfies Record<string, Screen>;

export interface WayBack {
  /** The parameters of the recipe's address that state it. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The address of the screen. */
  readonly href: string;
}

/** Parameters of a recipe's address for a link on one of these screens: "from=discovery&query=salad". */
export function wayBackTo(from: keyof typeof SCREENS, parameters: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({ from, ...parameters }).toString();
}

/** The way back in a recipe's address; undefined for people who came from another page. */
export function wayBackIn(search: URLSearchParams): WayBack | undefined {
  const from = search.get("from") ?? "";
  const screen = new Map<string, Screen>(Object.entries(SCREENS)).get(from);
  if (!screen) return undefined;
  const needed = new URLSearchParams([...search].filter(([name, value]) => screen.needs.includes(name) && value));
  const parameters = { from, ...Object.fromEntries(needed) };
  const path = screen.path(needed);
  return { parameters, href: needed.size > 0 ? `${path}?${needed}` : path };
}

/** Whether the entry before the current one in this tab's history is this page of the app, with any parameters. */
export function isPreviousEntry(href: string): boolean {
  if (!("navigation" in globalThis)) return false;
  const url = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return typeof url === "string" && new URL(url).pathname === new URL(href, url).pathname;
}
