import type { Plugin } from "vite";

const ROUTER = /[/\\]react-router[/\\]dist[/\\]production[/\\]/u;
const NAME_FOR_TOOLS = /^\w+\.displayName = .*;$/gmu;
const UNMARKED = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef)\()/gmu;

/** Marks what has no effect in the router, so that the bundler can leave out the parts that we do not use: 4 KB of 32. */
export function withoutUnusedRouter(): Plugin {
  return {
    name: "weekplate:without-unused-router",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replaceAll(NAME_FOR_TOOLS, "").replaceAll(UNMARKED, "$&/* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}
