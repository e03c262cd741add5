import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PIECE_NAMES, pieces } from "../food/mod.ts";
import { type PlateSpec, readPlateSpec } from "../plate_spec.ts";
import { plateSvg } from "../plate_svg.ts";
import { seededRandom } from "../seeded_random.ts";
import { sprinkles } from "../sprinkles.ts";
import { NOTO_FILE, notoFileText } from "../table/noto_icons.ts";
import { NOTO_NAMES, TABLE_ICON_NAMES, tableIcon, tableIcons } from "../table/table_icons.ts";
import { drawnThings } from "../testing/drawn_things.ts";
import { foodKeys, isRelated } from "../testing/food_lineages.ts";
import { allJobs, FOLDERS } from "./picture_job.ts";
import { PICTURE_BYTES, platePicture } from "./plate_picture.ts";

const CATALOGUE = join(FOLDERS.pictures, "..");
const jobs = await allJobs();
const dishes = jobs.filter((job) => job.kind === "recipe").map((job) => job.spec);
const shakshuka = plate("shakshuka-with-feta");

describe("a plate's picture", () => {
  it("is the same for the same specification", () => {
    expect(plateSvg(shakshuka)).toBe(plateSvg(structuredClone(shakshuka)));
  });

  it("differs for another id", () => {
    expect(plateSvg({ ...shakshuka, id: "shakshuka-of-tomas" })).not.toBe(plateSvg(shakshuka));
  });

  it("keeps the other layers when a topping changes", () => {
    const eggs = shakshuka.toppings.filter((topping) => topping.piece === "friedEgg");
    const onlyEggs = plateSvg({ ...shakshuka, toppings: eggs, sprinkles: [] });
    const eggsAndPepper = plateSvg({ ...shakshuka, toppings: eggs, sprinkles: [{ kind: "pepper" }] });
    expect(eggsAndPepper.length).toBeGreaterThan(onlyEggs.length);
    expect(eggsAndPepper.startsWith(onlyEggs.slice(0, onlyEggs.lastIndexOf("<circle")))).toBe(true);
  });

  it("crops a detail, and refuses one beyond the picture's edge", () => {
    expect(plateSvg(shakshuka, { detail: { x: 0, y: 0, width: 600 } })).toContain('viewBox="300 225 600 450"');
    expect(() => plateSvg(shakshuka, { detail: { x: 330, y: 330, width: 760 } })).toThrow("over the picture's edge");
  });

  it("has 1200 x 900 pixels and at most the maximum size", async () => {
    const picture = await platePicture(shakshuka);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 1200, height: 900 });
    expect(picture.length).toBeLessThanOrEqual(PICTURE_BYTES.most);
  });
});

describe("a spec", () => {
  const written = readFileSync(join(FOLDERS.plates, "shakshuka-with-feta.json"), "utf8");

  it.each([
    ["an unknown piece", '"friedEgg"', '"dragonEgg"'],
    ["an unknown table", '"yolk"', '"marble"'],
    ["an unknown ingredient on the table", '"onion"', '"unicorn"'],
    ["an unknown field", '"cloth"', '"clothes"'],
  ])("with %s is refused with its file's name", (_name, right, wrong) => {
    expect(written).toContain(right);
    expect(() => readPlateSpec(written.replace(right, wrong), "shakshuka-with-feta.json")).toThrow(
      "Cannot draw shakshuka-with-feta.json",
    );
  });
});

describe("the pieces", () => {
  it.each(PIECE_NAMES)("%s contains only valid numbers", (name) => {
    const { outline, body } = pieces[name].draw(seededRandom(name));
    expect(outline + body).not.toMatch(/NaN|undefined|Infinity/);
    expect(body).toContain("<");
  });

  it("show foods of the food table", () => {
    const named = [
      ...Object.values(pieces).flatMap((piece) => [...piece.foods, ...(piece.within ?? [])]),
      ...Object.values(sprinkles).flatMap((finish) => finish.foods),
      ...Object.values(tableIcons).flat(),
    ];
    expect(named.filter((food) => !foodKeys.includes(food))).toEqual([]);
  });

  it("include the icons that their package has now", () => {
    expect(readFileSync(NOTO_FILE, "utf8")).toBe(notoFileText(NOTO_NAMES));
  });

  it.each(TABLE_ICON_NAMES)("%s can be drawn and has prefixed inner ids", (name) => {
    expect(tableIcon(name, "n_")).not.toMatch(/ id="(?!n_)/);
  });
});

describe.each(dishes.map((spec) => [spec.id, spec] as const))("%s", (id, spec) => {
  it("shows only foods of its recipe", () => {
    const foods = foodsOfRecipe(id);
    const holds = (food: string) => foods.some((held) => isRelated(held, food));
    const strange = drawnThings(spec).filter(({ oneOf, allOf }) => !oneOf.some(holds) || !allOf.every(holds));
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  it("can be cropped to its details", () => {
    for (const detail of spec.details) expect(() => plateSvg(spec, { detail })).not.toThrow();
  });
});

it("has a plate for every recipe, and no others", () => {
  const recipes = readdirSync(join(CATALOGUE, "recipes")).map((name) => basename(name, ".json"));
  expect(dishes.map((spec) => spec.id).sort()).toEqual(recipes.sort());
});

describe("the committed pictures", () => {
  const files = jobs.flatMap((job) => job.files);

  it("all exist, and there are no others", () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const asked = new Set(files.map((file) => basename(file)));
    expect(readdirSync(FOLDERS.pictures).filter((name) => !asked.has(name))).toEqual([]);
  });

  it("have the sizes that the screens expect", async () => {
    for (const file of files) {
      const { width, height } = await sharp(file).metadata();
      const [, named] = /-(400|800)\.\w+$/u.exec(file) ?? [];
      const expected = file.endsWith(".jpg") ? 1600 : Number(named ?? 1200);
      expect([basename(file), width, height]).toEqual([basename(file), expected, (expected * 3) / 4]);
    }
  });

  it("have at most the maximum size", () => {
    const heavy = files.filter((file) => file.endsWith(".webp") && statSync(file).size > PICTURE_BYTES.most);
    expect(heavy).toEqual([]);
  });
});

function plate(id: string): PlateSpec {
  const name = `${id}.json`;
  return readPlateSpec(readFileSync(join(FOLDERS.plates, name), "utf8"), name);
}

interface RecipeFile {
  readonly ingredientGroups: readonly {
    readonly items: readonly { readonly food: string; readonly with?: readonly string[] }[];
  }[];
}

function foodsOfRecipe(id: string): string[] {
  const recipe = JSON.parse(readFileSync(join(CATALOGUE, "recipes", `${id}.json`), "utf8")) as RecipeFile;
  return recipe.ingredientGroups.flatMap((group) => group.items.flatMap((item) => [item.food, ...(item.with ?? [])]));
}
