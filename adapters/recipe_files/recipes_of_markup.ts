import type { ImportedPicture, ImportedRecipe, RecipeOfFile } from "../../core/cookbook/mod.ts";
import { elementsIn, type PageElement, readPageTree } from "../recipe_pages/mod.ts";
import { textOf } from "./file_texts.ts";
import { attempt } from "./recipe_of_file.ts";
import { isAddress, recipeOfTexts } from "./recipe_of_texts.ts";

/** The pictures of the zip that a file is in. */
export interface PicturesBeside {
  /** The one with this path in the zip, if it can be read. */
  at(path: string): readonly ImportedPicture[];
  /** One with the name of this path, which may be one on another device. */
  named(path: string): readonly ImportedPicture[];
}

const NONE: PicturesBeside = { at: () => [], named: () => [] };

/**
 * The recipes of an XML file of Cookmate, which was My CookBook (`cookbook`), or of RecipeSage (`data`), and of a page of Copy Me
 * That. None if it is anything else.
 *
 * @throws {RecipeFileRejected} if it is too long
 */
export function* recipesOfMarkup(bytes: Uint8Array, pictures: PicturesBeside = NONE): Iterable<RecipeOfFile> {
  const text = textOf(bytes);
  const isPage = /<(?:!doctype html|html|body)\b/iu.test(text.slice(0, 1_000));
  const root = readPageTree(text, { isXml: !isPage });
  if (isPage) {
    for (const element of elementsIn(root)) {
      if (hasName(element, "recipe")) yield attempt(() => readCopyMeThat(element, pictures));
    }
    return;
  }
  const [top] = childrenOf(root);
  if (top?.name !== "cookbook" && top?.name !== "data") return;
  const read = top.name === "cookbook" ? readCookmate : readRecipeSageXml;
  for (const recipe of childrenOf(top, "recipe")) yield attempt(() => read(recipe, pictures));
}

function readCookmate(recipe: PageElement, pictures: PicturesBeside): ImportedRecipe {
  const text = (name: string) => linesIn(childrenOf(recipe, name)).join("\n");
  const paths = ["imagepath", "image"].flatMap((name) => childrenOf(recipe, name)).map(textIn);
  const beside = paths.flatMap((path) => pictures.named(path));
  const addresses = linesIn(childrenOf(recipe, "imageurl")).filter(isAddress);
  return recipeOfTexts({
    name: text("title"),
    description: text("description"),
    yields: text("quantity") || text("serving"),
    prepTime: text("preptime"),
    cookTime: text("cooktime"),
    totalTime: text("totaltime"),
    ingredients: text("ingredient"),
    directions: text("recipetext"),
    notes: text("comments"),
    nutrition: text("nutrition"),
    source: text("source"),
    url: text("url") || text("video"),
    tags: ["category", "tag"].flatMap((name) => childrenOf(recipe, name)).map(textIn),
    pictures: beside.length > 0 ? beside : addresses.map((url) => ({ url })),
    stars: Number(text("rating")),
    isFavourite: text("favorite") === "true",
  });
}

function readRecipeSageXml(recipe: PageElement): ImportedRecipe {
  const text = (name: string) => childrenOf(recipe, name).map(textIn).join("\n");
  const within = (outer: string, inner: string) =>
    childrenOf(recipe, outer).flatMap((element) => childrenOf(element, inner).map(textIn));
  return recipeOfTexts({
    name: text("title"),
    description: text("description"),
    yields: text("yield"),
    prepTime: text("activeTime"),
    totalTime: text("totalTime"),
    ingredients: text("ingredients"),
    directions: text("instructions"),
    notes: text("notes"),
    source: text("source"),
    url: text("url"),
    tags: within("labels", "title"),
    pictures: within("images", "location")
      .filter(isAddress)
      .map((url) => ({ url })),
    stars: Number(text("rating")),
  });
}

/** Its names are ids in one version and classes in another. */
function readCopyMeThat(recipe: PageElement, pictures: PicturesBeside): ImportedRecipe {
  const all = (name: string) => [...elementsIn(recipe)].filter((element) => hasName(element, name));
  const text = (name: string) => all(name).slice(0, 1).map(textIn).join("");
  const items = (name: string) =>
    all(name)
      .slice(0, 1)
      .flatMap((list) => childrenOf(list));
  const lines = (name: string) =>
    items(name)
      .filter((each) => !isNote(each))
      .map(lineOf)
      .join("\n");
  const notes = ["recipeIngredients", "recipeInstructions"].flatMap(items).filter(isNote);
  return recipeOfTexts({
    name: text("name"),
    description: text("description"),
    yields: text("recipeYield"),
    prepTime: text("prepTime"),
    cookTime: text("cookTime"),
    totalTime: text("totalTime"),
    ingredients: lines("recipeIngredients"),
    directions: lines("recipeInstructions"),
    notes: [...notes, ...items("recipeNotes")].map(textIn).join("\n\n"),
    url: all("original_link").map(({ attributes }) => attributes["href"] ?? "")[0],
    tags: all("recipeCategory")
      .map(textIn)
      .filter((tag) => !tag.endsWith(":")),
    pictures: all("recipeImage").flatMap(({ attributes }) => pictures.named(attributes["src"] ?? "")),
    stars: Number(text("ratingValue")),
    isFavourite: all("starred").length > 0,
  });
}

/** A note among the ingredients or the steps. */
function isNote({ attributes }: PageElement): boolean {
  return /_note\b/u.test(attributes["class"] ?? "");
}

/** With a title of a section in brackets. */
function lineOf(element: PageElement): string {
  const isTitle = /_subheader\b/u.test(element.attributes["class"] ?? "");
  const text = textIn(element);
  return isTitle && text !== "" ? `[${text.replaceAll(/[[\]]|:$/gu, "")}]` : text;
}

function hasName({ attributes }: PageElement, name: string): boolean {
  return attributes["id"] === name || (attributes["class"] ?? "").split(/\s+/u).includes(name);
}

function childrenOf({ children }: PageElement, name?: string): PageElement[] {
  return children
    .filter((child) => typeof child !== "string")
    .filter((child) => name === undefined || child.name === name);
}

/** The items of lists, or the lines of texts. */
function linesIn(elements: readonly PageElement[]): string[] {
  return elements.flatMap((element) => {
    const items = childrenOf(element, "li");
    return items.length > 0 ? items.map(textIn) : textIn(element).split("\n");
  });
}

function textIn(element: PageElement): string {
  if (element.name === "br") return "\n";
  const parts = element.children.map((child) => (typeof child === "string" ? child : textIn(child)));
  return parts.join("").trim();
}
