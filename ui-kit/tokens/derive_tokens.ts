/**
 * Generates from `tokens.json` the CSS variables, the typed names and the catalogue that the
 * Foundations pages show.
 *
 *     npx node ui-kit/tokens/derive_tokens.ts           writes the generated files
 *     npx node ui-kit/tokens/derive_tokens.ts --check   fails when they differ from the source
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

function main(args: readonly string[]): void {
  const drifted: string[] = [];
  for (const [name, wanted] of Object.entries(derivedFiles())) {
    const file = new URL(name, HERE);
    if (args.includes("--check")) {
      if (readIfThere(file) !== wanted) drifted.push(name);
    } else {
      writeFileSync(file, wanted);
      console.log(`wrote ui-kit/tokens/${name}`);
    }
  }
  if (drifted.length > 0) {
    console.error(
      `Cannot trust ${drifted.join(", ")}: not what tokens.json says. Run: npx node ui-kit/tokens/derive_tokens.ts`,
    );
    process.exitCode = 1;
  }
}

function readIfThere(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    // The message is enough; a stack would hide it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
