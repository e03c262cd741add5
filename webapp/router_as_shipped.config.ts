import type { Plugin } from "vite";

/** The router's package resolves to its development build in every bundler; this plugin replaces it. */
export function routerAsShipped(): Plugin {
  return {
    name: "weekplate:router-as-shipped",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!/^react-router(?:-dom|\/dom)?$/u.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}
