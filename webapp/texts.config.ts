import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { Plugin, PluginOption } from "vite";

const ROOT = join(import.meta.dirname, "..");

// Lingui proposes its own transform instead of Babel. npm on Node 20 does not install its binary.
process.env["LINGUI_SUPPRESS_BABEL_WARNING"] = "1";

/** The macros of texts become calls, and `.po` files modules. */
export function messages(): PluginOption[] {
  return [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];
}

const VIRTUAL = "virtual:texts/";
/** The part of the code whose texts are one file in each language, as `lingui.config.ts` says. */
const PART = /\/(?:webapp\/features\/(?<feature>\w+)|webapp\/(?<platform>platform)|(?<kit>ui-kit))\//u;

/** Each module with texts also loads the file with the texts of its part, in the language of the page. */
export function textsOfParts(): Plugin {
  return withTexts((part) => [
    'import { loadTexts } from "/platform/language/load_texts.ts";',
    `loadTexts(import.meta.glob("/../locales/*/${part}.po"));`,
  ]);
}

/** Each module with texts has those of its part in English: tests and stories do not wait for them. */
export function englishTexts(): PluginOption[] {
  return [
    withTexts((part) => [
      `import { i18n } from ${JSON.stringify(join(ROOT, "ui-kit/language/i18n.ts"))};`,
      `import { messages } from ${JSON.stringify(join(ROOT, `locales/en/${part}.po`))};`,
      'i18n.load("en", messages);',
    ]),
    messages(),
  ];
}

function withTexts(load: (part: string) => string[]): Plugin {
  return {
    name: "weekplate:texts-of-parts",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/u, code: /from "@lingui\/(?:core|react)\/macro"/u },
      handler(code, id) {
        const { feature, platform, kit } = PART.exec(id)?.groups ?? {};
        const part = feature ?? platform ?? kit;
        // At the end: the lines before keep their numbers.
        return part === undefined ? undefined : { code: `${code}\nimport "${VIRTUAL}${part}";\n`, map: null };
      },
    },
    resolveId: {
      filter: { id: /^virtual:texts\//u },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: true }),
    },
    load: {
      filter: { id: /^\0virtual:texts\//u },
      handler: (id) => load(id.slice(`\0${VIRTUAL}`.length)).join("\n"),
    },
  };
}
