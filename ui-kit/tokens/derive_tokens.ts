/**
 * Generates from `tokens.json` the CSS variables, the typed names and the catalogue that the
 * Foundations pages show.
 *
 *     npx node ui-kit/tokens/derive_tokens.ts
 *
 * Style Dictionary 5 was tried: it would replace about 100 of these 500 lines, because durations, font fallbacks, rem sizes,
 * aliases within each theme's scope, forced colours and the catalogue would all be custom transforms and formats.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { tokenCatalogue } from "./catalogue_text.ts";
import { tokenNames, tokensStylesheet } from "./token_text.ts";

const HERE = new URL("./", import.meta.url);

/** Every generated file by its name, as it should stand in this folder. */
export function derivedFiles(): Record<string, string> {
  const source: unknown = JSON.parse(readFileSync(new URL("tokens.json", HERE), "utf8"));
  return {
    "tokens_css.generated.ts": tokensStylesheet(source),
    "token_names.generated.ts": tokenNames(source),
    "token_catalogue.generated.ts": tokenCatalogue(source),
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
