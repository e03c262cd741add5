import type { SignedInPerson } from "./people.ts";

/** One request as it is sent to the server; the floor gets it with another path. */
export interface BenchRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One row of the results: requests that alternate, so that several database rows are read. */
export interface ReadCall {
  readonly name: string;
  readonly requests: readonly BenchRequest[];
}

export interface ReadCallsOptions {
  readonly viewers: readonly SignedInPerson[];
  /** People with food rules, for calls whose results these change; none by default. */
  readonly careful?: readonly SignedInPerson[];
  /** How many generated recipes there are. */
  readonly recipes: number;
}

const FEW_INGREDIENTS = ["tomatoes", "onion", "pasta", "cheddar"];
const MANY_INGREDIENTS = (
  "salt,pepper,olive oil,onion,garlic,butter,sugar,egg,flour,milk,tomato,lemon,carrot,chicken breast,potato,parmesan," +
  "cream,rice,honey,cinnamon,cumin,paprika,ginger,soy sauce,celery,parsley,basil,cilantro,lime,cheddar,yogurt,oregano," +
  "thyme,canned tomatoes,bell pepper,spinach,mushrooms,spaghetti,ground beef,bacon,salmon,apple,walnuts,oats,lentils," +
  "chickpeas,coconut milk,feta,cucumber,avocado"
).split(",");

/** Every call that reads. The viewers alternate in calls that need a token. */
export function readCalls({ viewers, careful = [], recipes }: ReadCallsOptions): ReadCall[] {
  const ids = Array.from({ length: 20 }, (_, i) => `made-up-${Math.floor((i * recipes) / 20)}`);
  const asViewers = (name: string, pathOf: (viewer: SignedInPerson, place: number) => string): ReadCall => ({
    name,
    requests: viewers.map((viewer, place) => get(pathOf(viewer, place), viewer)),
  });
  const withoutToken = (name: string, paths: readonly string[]): ReadCall => ({
    name,
    requests: paths.map((path) => get(path)),
  });
  const search = (kind: string, queries: readonly string[]): ReadCall =>
    withoutToken(
      `GET /api/recipes, ${kind}`,
      queries.map((query) => `/api/recipes?query=${encodeURIComponent(query)}`),
    );
  const posting = (name: string, path: string, bodies: readonly unknown[]): ReadCall => ({
    name,
    requests: bodies.map((body) => post(path, body)),
  });

  const withRules = (name: string, requestOf: (person: SignedInPerson) => readonly BenchRequest[]): ReadCall[] =>
    careful.length === 0 ? [] : [{ name: `${name}, with food rules`, requests: careful.flatMap(requestOf) }];

  return [
    asViewers("GET /recipes, for oneself", ({ identityId }) => `/recipes?firebaseUid=${identityId}`),
    asViewers("GET /recipes, varied", () => "/recipes"),
    withoutToken("GET /api/recipes, blank", ["/api/recipes"]),
    search("frequent words", ["chicken", "salad", "tomato"]),
    search("beginning of a word", ["tom", "choc", "mush"]),
    search("two words", ["creamy mushroom", "lemon tart", "smoky chicken"]),
    search("with a claim", ["vegan dessert", "quick chicken", "soup under 30 minutes", "chicken without cream"]),
    search("with exclusions", [
      "dinner without gluten",
      "no nuts",
      "salad without onions, garlic and milk",
      "keto chicken",
    ]),
    search("misspelled", ["chiken", "tomatoe soop", "musroom"]),
    search("rare word", ["shakshuka", "caprese", "focaccia"]),
    search("nothing found", ["xylophone", "shakshuka punch"]),
    withoutToken(
      "GET /api/recipe/{id}",
      ids.map((id) => `/api/recipe/${id}`),
    ),
    asViewers("GET /api/recipe/{id}/rating", (_, place) => `/api/recipe/${ids[place]}/rating`),
    asViewers("GET /api/favourites", () => "/api/favourites"),
    posting("POST /api/meals-by-filters, none", "/api/meals-by-filters", [{}]),
    posting("POST /api/meals-by-filters, some", "/api/meals-by-filters", [
      { filters: ["Soup", "Salad"] },
      { filters: ["drinks"] },
      { filters: ["main dish"] },
    ]),
    posting("POST /find-recipes, few ingredients", "/find-recipes", [{ ingredients: FEW_INGREDIENTS }]),
    posting("POST /find-recipes, 50 ingredients", "/find-recipes", [{ ingredients: MANY_INGREDIENTS }]),
    ...withRules("GET /recipes, for oneself", (person) => [get(`/recipes?firebaseUid=${person.identityId}`, person)]),
    ...withRules("GET /api/recipes, blank", (person) => [get("/api/recipes", person)]),
    ...withRules("GET /api/recipes, words", (person) =>
      ["chicken", "creamy mushroom", "shakshuka"].map((query) =>
        get(`/api/recipes?query=${encodeURIComponent(query)}`, person),
      ),
    ),
    ...withRules("POST /find-recipes, few ingredients", (person) => [
      post("/find-recipes", { ingredients: FEW_INGREDIENTS }, { viewer: person }),
    ]),
    asViewers(
      "GET /api/recipes, two words, of a person",
      (_, place) => `/api/recipes?query=${["creamy+mushroom", "lemon+tart", "smoky+chicken", "our+soup"][place % 4]}`,
    ),
    {
      name: "POST /find-recipes, few ingredients, of a person",
      requests: viewers.map((viewer) => post("/find-recipes", { ingredients: FEW_INGREDIENTS }, { viewer })),
    },
    asViewers("GET /api/own-recipes", () => "/api/own-recipes"),
    asViewers("GET /meal-plans", ({ identityId }) => `/meal-plans?firebaseUid=${identityId}`),
    asViewers("GET /api/week-nutrition, 28 meals", () => "/api/week-nutrition"),
    asViewers("GET /api/shopping-list, 28 meals and six portions", () => "/api/shopping-list"),
    asViewers("GET /api/user-info", ({ identityId }) => `/api/user-info?firebaseUid=${identityId}`),
    asViewers("GET /api/current-user", ({ identityId }) => `/api/current-user?firebaseUid=${identityId}`),
    asViewers("GET /api/community-posts, newest", () => "/api/community-posts"),
    asViewers("GET /api/community-posts, most liked", () => "/api/community-posts?sort=likes"),
    asViewers("GET /api/community-posts, by name", () => "/api/community-posts?sort=name"),
    asViewers("GET /api/community-posts, favourites", () => "/api/community-posts?favorites=true"),
    asViewers("GET /api/community-posts, search", () => "/api/community-posts?search=walnut"),
    // The viewers were inserted first, so their ids are 1 to 4; each reads the conversation with the next one.
    asViewers(
      "GET /api/chat/messages",
      (_, place) => `/api/chat/messages?receiverId=${1 + ((place + 1) % viewers.length)}`,
    ),
    asViewers("GET /api/chat/unread", () => "/api/chat/unread"),
    asViewers("GET /api/chat/conversations", () => "/api/chat/conversations"),
  ];
}

function get(path: string, viewer?: SignedInPerson): BenchRequest {
  return { method: "GET", path, headers: asPerson(viewer) };
}

function post(path: string, body: unknown, { viewer }: { viewer?: SignedInPerson } = {}): BenchRequest {
  const headers = { "content-type": "application/json", ...asPerson(viewer) };
  return { method: "POST", path, headers, body: JSON.stringify(body) };
}

function asPerson(viewer: SignedInPerson | undefined): Record<string, string> {
  return viewer ? { authorization: `Bearer ${viewer.token}` } : {};
}
