import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { WRITTEN_RECIPE_LIMITS } from "../../../core/cookbook/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { writtenRecipeQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import type { EditorStart } from "./editor_start.ts";
import { isWrittenRecipe } from "./is_written_recipe.ts";
import { RecipeEditor } from "./RecipeEditor.tsx";
import { EMPTY_RECIPE } from "./recipe_draft.ts";
import { isText, listOf, optional, shapeOf } from "./stored_shape.ts";

const isImported = shapeOf({
  imported: shapeOf({
    recipe: isWrittenRecipe,
    pictures: listOf(isText),
    doubts: listOf(isText),
    pageText: optional(isText),
    duplicates: listOf(shapeOf({ id: isText, name: isText })),
  }),
});

const EMPTY: EditorStart = {
  of: "new",
  recipe: EMPTY_RECIPE,
  isShared: false,
  pictures: [],
  doubts: [],
  duplicates: [],
};

/**
 * Write a recipe. With `?from=` in the address it begins with the text of that recipe, with `?name=` with that name, and after
 * an import with the imported one.
 */
export function NewRecipePage() {
  const parameters = useSearchParams()[0];
  const from = parameters.get("from");
  const name = parameters.get("name")?.slice(0, WRITTEN_RECIPE_LIMITS.nameLength) ?? "";
  const { key, state } = useLocation();
  const start = importedIn(state) ?? (name === "" ? EMPTY : named(name));
  return (
    <Page>{from === null ? <RecipeEditor key={key} start={start} /> : <VersionOf key={from} recipeId={from} />}</Page>
  );
}

/** Its draft is its own, beside that of a recipe without a name. */
function named(name: string): EditorStart {
  return { ...EMPTY, of: `new ${name}`, recipe: { ...EMPTY_RECIPE, name } };
}

function VersionOf({ recipeId }: { recipeId: string }) {
  const { cookbook } = useServices();
  const { data, isPending } = useQuery(writtenRecipeQuery(cookbook, recipeId));
  if (isPending) return <Spinner>{t`Fetching recipe…`}</Spinner>;
  if (data) {
    const { recipe, name } = data;
    return <RecipeEditor start={{ ...EMPTY, of: `version of ${recipeId}`, recipe, copyOf: { id: recipeId, name } }} />;
  }
  return (
    <Stack gap="24">
      <Notice tone="info">{t`The recipe could not be loaded. You can still write one of your own.`}</Notice>
      <RecipeEditor start={EMPTY} />
    </Stack>
  );
}

/** The result of an import in the history's state; undefined for any other state. */
function importedIn(state: unknown): EditorStart | undefined {
  if (!isImported(state)) return undefined;
  const { imported } = state;
  return { ...EMPTY, ...imported, of: `import of ${imported.recipe.name}` };
}
