import { expect, it } from "vitest";
import { constArrays } from "./const_arrays.ts";
import { expandTypes } from "./expand_types.ts";

const LISTS = constArrays(
  new Map([
    [
      "ui-kit/Whisk/Whisk.tsx",
      `/** How big. */
export const SIZES = ["regular", "small"] as const;

/**
 * \`yolk\` is rare.
 * Never two.
 */
export const TONES = [
  "plain", // as most
  ...SIZES,
] as const;

export const STARS = [1, 2] as const;
`,
    ],
  ]),
);

const WRITTEN = {
  lists: LISTS,
  source: `export interface WhiskProps {
  /** The whisked food. */
  eggs: readonly Egg[];
}`,
};

it("reads lists with their comments, nested ones too", () => {
  expect(LISTS.get("TONES")).toEqual({
    members: ['"plain"', '"regular"', '"small"'],
    about: "`yolk` is rare.\nNever two.",
  });
  expect(LISTS.get("STARS")).toEqual({ members: ["1", "2"], about: "" });
});

it("lists the options, with their list's comment if the prop has none", () => {
  const told = expandTypes({ props: { size: optional("(typeof SIZES)[number]") } }, WRITTEN);

  expect(told.props?.["size"]).toMatchObject({
    description: "How big.",
    tsType: { name: "union", raw: '"regular" | "small"', elements: [{ value: '"regular"' }, { value: '"small"' }] },
  });
});

it("keeps a prop's own comment and other members of its union", () => {
  const size = optional("(typeof STARS)[number]");
  const told = expandTypes(
    {
      props: {
        size: {
          ...size,
          description: "Mine.",
          tsType: { ...size.tsType, elements: [...size.tsType.elements, { name: "null" }] },
        },
      },
    },
    WRITTEN,
  );

  expect(told.props?.["size"]).toMatchObject({ description: "Mine.", tsType: { raw: "1 | 2 | null" } });
});

it("removes `| undefined`, so that a boolean has a switch", () => {
  const busy = { tsType: { name: "union", elements: [{ name: "boolean" }, { name: "undefined" }] } };

  expect(expandTypes({ props: { busy } }, WRITTEN).props?.["busy"]?.tsType).toEqual({ name: "boolean" });
});

it("recognises functions, and reads unknown types from the source", () => {
  const onWhisk = {
    tsType: {
      name: "union",
      raw: "((egg: Egg) => void) | undefined",
      elements: [{ name: "unknown" }, { name: "undefined" }],
    },
  };
  const told = expandTypes({ props: { onWhisk, eggs: { tsType: { name: "unknown" } } } }, WRITTEN);

  expect(told.props?.["onWhisk"]?.tsType).toEqual({ name: "signature", type: "function", raw: "(egg: Egg) => void" });
  expect(told.props?.["eggs"]?.tsType).toEqual({ name: "Array", elements: [], raw: "readonly Egg[]" });
});

it("describes a prop of which only the default is known", () => {
  const told = expandTypes({ props: { type: { defaultValue: { value: '"button"', computed: false } } } }, WRITTEN);

  expect(told.props?.["type"]).toMatchObject({ tsType: { name: "string" }, description: "As of the element itself." });
});

function optional(raw: string) {
  return { tsType: { name: "union", elements: [{ name: "unknown[number]", raw }, { name: "undefined" }] } };
}
