import type { ComponentType } from "react";
import { BrowserHistory, type Location, MemoryHistory, pathOf, type RouterHistory } from "./history.ts";
import { type Params, Redirect, type Route, type RouteMatch, routeMatcher } from "./route.ts";

/** How the current address was reached: by the browser's buttons or its start, or by a new or replaced entry. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

export interface NavigateOptions {
  /** Replaces the current entry of the history. Default: adds one. */
  readonly replace?: boolean | undefined;
  /** Stored with the entry. Default: null. */
  readonly state?: unknown;
  /** Preserves the scroll position. Default: a new address opens at its top. */
  readonly preventScrollReset?: boolean | undefined;
}

/** An address; without a path, that of the current page. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

/** One loaded route of the current address. */
export interface LoadedRoute {
  readonly route: Route;
  readonly Component?: ComponentType | undefined;
  readonly data?: unknown;
}

export interface RouterState {
  readonly location: Location;
  readonly type: NavigationType;
  readonly preventsScrollReset: boolean;
  /** Empty until the first page is loaded. */
  readonly loaded: readonly LoadedRoute[];
  readonly params: Params;
  /** Loading has failed, and the last loaded route shows it. */
  readonly failure: { readonly error: unknown } | undefined;
}

/** An entry for {@linkcode createMemoryRouter}. */
export type MemoryEntry = string | { pathname: string; search?: string; hash?: string; state?: unknown; key?: string };

type Listener = (state: RouterState, before: RouterState) => void;

/** Only for resolving addresses and for loaders; no request is sent to it. */
const NO_HOST = "http://localhost";

/**
 * Opens the pages of the app. A page is shown when its code is loaded and its loaders are done; until then the last one
 * stays. Of several navigations at a time only the last one counts.
 */
export class Router {
  state: RouterState;
  readonly #history: RouterHistory;
  readonly #match: (pathname: string) => RouteMatch;
  readonly #components = new WeakMap<Route, ComponentType>();
  readonly #listeners = new Set<Listener>();
  #endLast: () => void = () => {};
  #endMove: () => void = () => {};

  constructor(routes: readonly Route[], history: RouterHistory) {
    this.#history = history;
    this.#match = routeMatcher(routes);
    const location = history.read();
    this.state = { location, type: "POP", preventsScrollReset: false, loaded: [], params: {}, failure: undefined };
    history.listen((moved) => void this.#open(moved, "POP").then(() => this.#endMove()));
    void this.#open(location, "POP");
  }

  /** Whether the first page's code is loaded and its guards have decided. */
  get isInitialized(): boolean {
    return this.state.loaded.length > 0;
  }

  /** @returns stops calling this listener */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The address of a link on the current page. */
  href(to: To): string {
    if (typeof to === "string" && /^[a-z][\w+.-]*:/iu.test(to)) return to;
    return pathOf(this.#resolve(to));
  }

  /**
   * Opens an address, or moves by as many entries of the history.
   *
   * @returns resolves when the page is loaded, or another navigation has begun; never, if the browser has no such entry
   */
  async navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === "number") {
      await new Promise<void>((resolve) => {
        this.#endMove = resolve;
        this.#history.go(to);
      });
      return;
    }
    const { replace = false, state = null, preventScrollReset = false } = options;
    const { pathname, search, hash } = this.#resolve(to);
    await this.#open(
      { pathname, search, hash, state, key: newKey() },
      replace ? "REPLACE" : "PUSH",
      preventScrollReset,
    );
  }

  #resolve(to: To): URL {
    const { pathname } = this.state.location;
    if (typeof to === "string") return new URL(to, NO_HOST + pathname);
    const url = new URL(to.pathname ?? pathname, NO_HOST);
    url.search = to.search ?? "";
    url.hash = to.hash ?? "";
    return url;
  }

  async #open(location: Location, type: NavigationType, preventsScrollReset = false): Promise<void> {
    this.#endLast();
    let isLast = true;
    const ended = new Promise<undefined>((resolve) => {
      this.#endLast = () => {
        isLast = false;
        resolve(undefined);
      };
    });
    const match = this.#match(location.pathname);
    let next: Pick<RouterState, "loaded" | "failure"> | undefined;
    try {
      next = await Promise.race([this.#load(match, location), ended]);
    } catch (error) {
      if (!(error instanceof Redirect)) throw error;
      // The entry of a move is already the current one.
      if (isLast)
        await this.navigate(error.path, { replace: type !== "PUSH", preventScrollReset: preventsScrollReset });
      return;
    }
    if (!isLast || !next) return;
    if (type !== "POP") this.#history.write(location, type === "PUSH");
    const before = this.state;
    this.state = { location, type, preventsScrollReset, params: match.params, ...next };
    for (const listener of this.#listeners) listener(this.state, before);
  }

  async #load({ branch, params }: RouteMatch, location: Location): Promise<Pick<RouterState, "loaded" | "failure">> {
    const request = { url: NO_HOST + pathOf(location) };
    const results = await Promise.all(
      branch.map(async (route, depth) => {
        const last = this.state.loaded[depth];
        const isPersisted = last?.route === route && !this.state.failure && !this.#isStale(route, location, params);
        try {
          const [Component, data] = await Promise.all([
            this.#componentOf(route),
            isPersisted ? last.data : route.loader?.({ request, params }),
          ]);
          return { loaded: { route, Component, data } };
        } catch (error) {
          if (error instanceof Redirect) throw error;
          return { error };
        }
      }),
    );
    const failed = results.findIndex((result) => "error" in result);
    if (failed < 0) return { loaded: results.flatMap(({ loaded }) => loaded ?? []), failure: undefined };
    const shows = branch.findLastIndex(({ errorElement }, depth) => depth <= failed && errorElement !== undefined);
    return {
      loaded: branch.slice(0, shows + 1).map((route, depth) => results[depth]?.loaded ?? { route }),
      failure: { error: results[failed]?.error },
    };
  }

  /** Whether the loader of a route that stays runs again: for another query, other parts of the path, or the same link again. */
  #isStale(route: Route, to: Location, params: Params): boolean {
    const { location: from, params: before } = this.state;
    if (to.search !== from.search) return true;
    if (to.pathname === from.pathname) return to.hash === from.hash;
    return !route.children && Object.entries(params).some(([name, value]) => before[name] !== value);
  }

  async #componentOf(route: Route): Promise<ComponentType | undefined> {
    if (!route.lazy) return route.Component;
    const known = this.#components.get(route);
    if (known) return known;
    const loaded = await route.lazy();
    this.#components.set(route, loaded);
    return loaded;
  }
}

/** A router on this tab's history. */
export function createBrowserRouter(routes: readonly Route[]): Router {
  return new Router(routes, new BrowserHistory());
}

/** A router on a history of its own: for tests, and for a page that the server draws. It opens the last entry. */
export function createMemoryRouter(routes: readonly Route[], entries: readonly MemoryEntry[]): Router {
  const locations = entries.map((entry, place): Location => {
    const { pathname, search, hash } =
      typeof entry === "string"
        ? new URL(entry, NO_HOST)
        : { pathname: entry.pathname, search: entry.search ?? "", hash: entry.hash ?? "" };
    const { state = null, key = place === 0 ? "default" : newKey() } = typeof entry === "string" ? {} : entry;
    return { pathname, search, hash, state, key };
  });
  return new Router(routes, new MemoryHistory(locations));
}

/** Resolves when the code of the first page is loaded and its guards have decided. */
export async function initialized(router: Router): Promise<void> {
  if (router.isInitialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(() => {
      stop();
      resolve();
    });
  });
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
