import type { ComponentType, ReactNode } from "react";

/** The parts of an address that a route names: `id` of `/recipe/:id`, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** A loader's input: the address to open. */
export interface LoaderArgs {
  readonly request: { readonly url: string };
  readonly params: Params;
}

/** A page, or with children the layout around their pages. */
export interface Route {
  /** Whole path of a page: `/recipe/:id`, or `*` for every other one. A route with children has none. */
  readonly path?: string;
  readonly Component?: ComponentType;
  /** Loads the component the first time that it is needed. */
  readonly lazy?: () => Promise<ComponentType>;
  /** Instead of a component. A route with neither is only its children. */
  readonly element?: ReactNode;
  /** Drawn in place of this route when it or one below it has failed, unless that one has its own. */
  readonly errorElement?: ReactNode;
  /**
   * Runs before the page is shown, beside the loaders and the code of the routes above and below. It may throw a {@linkcode
   * Redirect}. Its result is for {@linkcode useLoaderData}.
   */
  readonly loader?: (args: LoaderArgs) => Promise<unknown>;
  readonly children?: readonly Route[];
}

/** The routes of one address, outermost first. */
export interface RouteMatch {
  readonly branch: readonly Route[];
  readonly params: Params;
}

/** Thrown by a loader: another address is to be opened instead. */
export class Redirect extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`Redirect to ${path}`);
    this.name = "Redirect";
    this.path = path;
  }
}

interface Branch {
  readonly pattern: RegExp;
  readonly routes: readonly Route[];
}

/**
 * Finds the first page with this path, in the order of the list: one with `*` goes last. Upper and lower case are the same,
 * and a slash at the end means nothing.
 *
 * @throws {Error} if no page has it
 */
export function routeMatcher(routes: readonly Route[]): (pathname: string) => RouteMatch {
  const branches = branchesOf(routes, []);
  return (pathname) => {
    for (const { pattern, routes: branch } of branches) {
      const found = pattern.exec(pathname);
      if (found) return { branch, params: decoded(found.groups) };
    }
    throw new Error(`Cannot open ${pathname}: no route has this path`);
  };
}

function branchesOf(routes: readonly Route[], above: readonly Route[]): readonly Branch[] {
  return routes.flatMap((route) => {
    const branch = [...above, route];
    if (route.children) return branchesOf(route.children, branch);
    return { pattern: patternOf(route.path ?? "*"), routes: branch };
  });
}

function patternOf(path: string): RegExp {
  if (path === "*") return /^/u;
  return new RegExp(`^${path.replace(/\/$/u, "").replaceAll(/:(\w+)/gu, "(?<$1>[^/]+)")}/*$`, "iu");
}

function decoded(params: Readonly<Record<string, string>> = {}): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodedOr(value)]));
}

function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
