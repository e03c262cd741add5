/**
 * Generates the CSS variables and the typed names from `tokens.json`.
 *
 *     npx node ui-kit/tokens/derive_tokens.ts
 *
 * Style Dictionary 5 was tried: it would replace about 100 of these 400 lines, because durations, font fallbacks, rem sizes,
 * aliases within each theme's scope, and forced colours would all be custom transforms and formats.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { tokenNames, tokensStylesheet } from "./token_text.ts";

const HERE = new URL("./", import.meta.url);

/** Every generated file by its name, with its text. */
export function derivedFiles(): Record<string, string> {
  const source: unknown = JSON.parse(readFileSync(new URL("tokens.json", HERE), "utf8"));
  return {
    "tokens.generated.css": tokensStylesheet(source),
    "token_names.generated.ts": tokenNames(source),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    for (const [name, text] of Object.entries(derivedFiles())) {
      writeFileSync(new URL(name, HERE), text);
      console.log(`wrote ui-kit/tokens/${name}`);
    }
  } catch (error) {
    // The message is enough; a stack would hide it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
