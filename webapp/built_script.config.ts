import { build, type UserConfig } from "vite";

/**
 * Builds one entry of the browser's scripts apart from the app, as a classic script.
 *
 * @param define constants of the script, as source text
 * @returns its text
 */
export async function builtScript(entry: string, define: NonNullable<UserConfig["define"]> = {}): Promise<string> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    // Vite leaves the mode of a library to the app that uses it. Workbox is large and writes to the console in the other one.
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: "es2022",
      // Libraries that also name client components for React's servers.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      lib: { entry, formats: ["iife"], name: "weekplate" },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const [chunk] = bundle && "output" in bundle ? bundle.output : [];
  if (chunk?.type !== "chunk") throw new Error(`Cannot build ${entry}: there is no script`);
  return chunk.code.trim();
}
