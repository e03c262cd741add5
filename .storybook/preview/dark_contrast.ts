import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * Checks a rendered story's contrast in the dark theme: text that can be read on white may vanish on black. Everything else
 * that axe checks is the same in both themes.
 *
 * @throws {Error} with axe's findings.
 */
export async function expectContrastInDarkTheme(story: StoryContext): Promise<void> {
  const root = document.documentElement;
  const theme = root.dataset["theme"];
  // Otherwise axe reads colours between the two themes.
  const withoutTransitions = new CSSStyleSheet();
  withoutTransitions.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(withoutTransitions);
  root.dataset["theme"] = "dark";
  const a11y = { ...story.parameters["a11y"], options: { runOnly: ["color-contrast"], resultTypes: ["violations"] } };
  try {
    await checkAccessibility({ ...story, parameters: { ...story.parameters, a11y } });
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    if (theme === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutTransitions);
  }
}
