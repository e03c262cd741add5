import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { writtenRecipeQuery } from "../../api/mod.ts";
import { useServices } from "../../services.ts";
import type { EditorStart } from "./editor_start.ts";
import { RecipeEditor } from "./RecipeEditor.tsx";
import { EMPTY_RECIPE } from "./recipe_draft.ts";

const EMPTY: EditorStart = { of: "new", recipe: EMPTY_RECIPE, isShared: false, pictures: [], doubts: [] };

/** Write a recipe; with `?from=` in the address it begins with the text of that recipe. */
export function NewRecipePage() {
  const from = useSearchParams()[0].get("from");
  const { key } = useLocation();
  return (
    <Page>
      <title>Write a recipe · Weekplate</title>
      {from === null ? <RecipeEditor key={key} start={EMPTY} /> : <VersionOf key={from} recipeId={from} />}
    </Page>
  );
}

function VersionOf({ recipeId }: { recipeId: string }) {
  const { ownRecipes } = useServices();
  const { data, isPending } = useQuery(writtenRecipeQuery(ownRecipes, recipeId));
  if (isPending) return <Spinner>Fetching recipe…</Spinner>;
  if (data) {
    const { recipe, name } = data;
    return <RecipeEditor start={{ ...EMPTY, of: `version of ${recipeId}`, recipe, copyOf: { id: recipeId, name } }} />;
  }
  return (
    <Stack gap="24">
      <Notice tone="info">The recipe could not be loaded. You can still write one of your own.</Notice>
      <RecipeEditor start={EMPTY} />
    </Stack>
  );
}
