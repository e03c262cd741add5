import type { UserConfig } from "vite";

/**
 * Gives every styled component an id that depends on its file only. Without it the id depends on the order in which a build
 * loads the modules, so the browser would not find the classes of a server-rendered page. Also removes text for people from
 * the styles.
 */
export const styledComponents: NonNullable<UserConfig["oxc"]> = {
  plugins: { styledComponents: { ssr: true, minify: true, displayName: false, fileName: false } },
};
