import { describe, expect, it } from "vitest";
import { componentBreaches, outsideBreaches } from "./kit_promises/component_promises.ts";
import { layoutBreaches } from "./kit_promises/layout_only.ts";

const COMPONENT = "ui-kit/Whisk/Whisk";

const STORIES = `import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { WHISK_SIZES, Whisk } from "./mod.ts";
const meta = { title: "Components/Actions/Whisk", component: Whisk } satisfies Meta<typeof Whisk>;
export default meta;
export const Default: Story = {};
export const Playground: Story = {};
export const Sizes: Story = { render: () => WHISK_SIZES.map((size) => <Whisk key={size} size={size} />) };
export const LongText: Story = { args: { children: "Grandma Ingeborg's tomato soup" } };
export const Narrow: Story = { ...narrow };
export const RightToLeft: Story = { ...rightToLeft };
`;

const PAGE = `# Whisk

## When to use

- To whisk.

## When not

- To stir.

## Content

- A verb.

## Do and don't

- Do whisk.

## Accessibility

- Is a \`<button>\` whose name is "Whisk".
- Hands ref and other props to its root.
- Has the size "small" too.

<Controls />
`;

const TEST = `import { holdsRootContract } from "../testing/root_contract.tsx";
holdsRootContract((props) => <Whisk {...props} />);
it('is a <button> whose name is "Whisk"', async () => {});
it.each([["a(b)"], ["c"]])("has the size \\"small\\" too", () => {});
`;

/** A component that keeps every promise, and the suite that its test takes part of its promise from. */
const SOUND: Readonly<Record<string, string>> = {
  [`${COMPONENT}.tsx`]: 'export const WHISK_SIZES = ["regular", "small"] as const;\nexport function Whisk() {}\n',
  [`${COMPONENT}_test.tsx`]: TEST,
  [`${COMPONENT}.stories.tsx`]: STORIES,
  [`${COMPONENT}.mdx`]: PAGE,
  "ui-kit/Whisk/mod.ts": 'export { WHISK_SIZES, Whisk } from "./Whisk.tsx";\n',
  "ui-kit/testing/root_contract.tsx": 'it("hands ref and other props to its root", async () => {});\n',
};

it("finds nothing in a component that keeps every promise", () => {
  expect(componentBreaches(tree({}))).toEqual([]);
});

it("finds it when there is no component at all", () => {
  expect(componentBreaches(new Map())).toEqual(["ui-kit: no component was found at all"]);
});

describe("finds a planted fault:", () => {
  it.each(["_test.tsx", ".stories.tsx", ".mdx"])("no Whisk%s", (ending) => {
    const { [`${COMPONENT}${ending}`]: _gone, ...rest } = SOUND;

    expect(componentBreaches(new Map(Object.entries(rest)))).toContain(`ui-kit/Whisk: add Whisk${ending}`);
  });

  it.each([
    ["a title in no group", "Components/Actions", "Components/Kitchen", "title it"],
    ["no playground", "export const Playground: Story = {};", "", "add the story Playground"],
    ["no long text", "export const LongText", "const LongText", "add the story LongText"],
    ["no story without data", "Components/Actions", "Components/Showing", "add the story NoData"],
    ["a phone of its own", "{ ...narrow }", "{}", "Narrow takes its frame"],
    ["a variant that no story shows", "WHISK_SIZES.map", "SIZES.map", "show every one of WHISK_SIZES"],
  ])("%s", (_name, sound, planted, breach) => {
    expect(plant(".stories.tsx", STORIES.replace(sound, planted))).toEqual([expect.stringContaining(breach)]);
  });

  it.each([
    ["a missing section", "## Content", "## Words", 'add the section "## Content"'],
    [
      "sections out of order",
      PAGE,
      PAGE.replace("When not", "X").replace("Content", "When not").replace("X", "Content"),
      "order the sections",
    ],
    ["no props", "<Controls />", "", "add <Controls />"],
    ["a line that no test holds", "other props", "all other props", 'no test is named "hands ref and all other props'],
    ["a line beside the bullets", "- Hands ref", "  Hands ref", "one bullet, one line"],
    ["no line at all", /- Is a [\s\S]*too\./u, "", "say under"],
  ])("%s", (_name, sound, planted, breach) => {
    expect(plant(".mdx", PAGE.replace(sound, planted))).toEqual([expect.stringContaining(breach)]);
  });

  it("a suite that the test no longer takes part in", () => {
    expect(plant("_test.tsx", TEST.replace(/^import .*$/mu, ""))).toEqual([
      expect.stringContaining('no test is named "hands ref'),
    ]);
  });
});

describe("the kit imports", () => {
  it.each(["../../webapp/routes.tsx", "../../core/shared/mod.ts", "../../.storybook/preview.tsx", "node:fs"])(
    "not %s",
    (target) => {
      const planted = new Map([["ui-kit/Whisk/Whisk.stories.tsx", `import { x } from "${target}";\n`]]);

      expect(outsideBreaches(planted)).toHaveLength(1);
    },
  );

  it("packages and itself", () => {
    const text =
      'import { a } from "react-aria";\nimport { b } from "../Button/mod.ts";\nexport { c } from "./c.ts";\n';

    expect(outsideBreaches(new Map([["ui-kit/Whisk/Whisk.tsx", text]]))).toEqual([]);
  });
});

describe("a screen's own element", () => {
  it("may be placed", () => {
    const css = `
      /* a comment; with: a semicolon */
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      --plate-size: 188px;
      \${media.phone} { > :last-child { order: -1; margin-inline: calc(-1 * var(--space-8)); } }
      \${Words} { inset-block-start: 0; }
    `;

    expect(layoutBreaches(screen(css))).toEqual([]);
  });

  it.each([
    "color: red",
    "font: inherit",
    "border: 0",
    "box-shadow: none",
    "background: var(--color-ground)",
    "--color-ink: red",
  ])("has no %s", (declaration) => {
    const breaches = layoutBreaches(screen(`display: grid;\n  &:hover { ${declaration}; }`));

    expect(breaches).toEqual([expect.stringContaining(`"${declaration.split(":")[0] ?? ""}" is more than layout`)]);
  });

  it("takes no style of the kit's in", () => {
    expect(layoutBreaches(screen('${type("title")}\n  gap: 4px;'))).toHaveLength(1);
  });

  it("has no inline style either", () => {
    const planted = new Map([
      ["webapp/pages/x/X.tsx", 'const x = <p style={{ marginBlock: 4, fontWeight: 700, ["--plate-size"]: "4px" }} />;'],
    ]);

    expect(layoutBreaches(planted)).toEqual([expect.stringContaining('"font-weight"')]);
  });
});

function tree(planted: Record<string, string>): Map<string, string> {
  return new Map(Object.entries({ ...SOUND, ...planted }));
}

/** What is found when one of the component's files reads otherwise. */
function plant(ending: string, text: string): string[] {
  return componentBreaches(tree({ [`${COMPONENT}${ending}`]: text }));
}

function screen(css: string): Map<string, string> {
  return new Map([
    [
      "webapp/pages/x/layout.ts",
      `import { styled } from "styled-components";\nexport const X = styled.div\`\n  ${css}\n\`;\n`,
    ],
  ]);
}
