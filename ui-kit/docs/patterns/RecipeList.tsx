import type { ReactNode } from "react";
import { CardGrid } from "../../CardGrid/mod.ts";
import { EmptyState } from "../../EmptyState/mod.ts";
import { ErrorState } from "../../ErrorState/mod.ts";
import { LinkButton } from "../../LinkButton/mod.ts";
import { Page } from "../../Page/mod.ts";
import { PageTitle } from "../../PageTitle/mod.ts";
import { RecipeCard } from "../../RecipeCard/mod.ts";
import { RecipeCardSkeleton } from "../../Skeleton/mod.ts";
import { Spinner } from "../../Spinner/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import type { SampleRecipe } from "../../testing/sample_recipes.ts";
import { VisuallyHidden } from "../../VisuallyHidden/mod.ts";

/** `loading`: nothing is there yet; `failed`: nothing came; `ready`: what was found, or nothing. */
export const LIST_STATES = ["loading", "failed", "ready"] as const;

/** One of {@link LIST_STATES}. */
export type ListState = (typeof LIST_STATES)[number];

/** Props of {@link RecipeList}. */
export interface RecipeListProps {
  state: ListState;
  recipes: readonly SampleRecipe[];
  /** Something else is looked for; the old recipes stay until it is there. */
  isSearching?: boolean | undefined;
  /** Asks again. */
  onRetry: () => void;
}

/** As many as the first screen holds. */
const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Discovery as the product has it, in whatever state it is. */
export function RecipeList(props: RecipeListProps) {
  return (
    <Page>
      <PageTitle
        title="Search & Discover New Recipes"
        subtitle="Type a dish, a food or a diet into the search box above."
      />
      <Stack gap="24">
        <FoundRecipes {...props} />
      </Stack>
    </Page>
  );
}

function FoundRecipes({ state, recipes, isSearching = false, onRetry }: RecipeListProps): ReactNode {
  if (state === "failed") return <ErrorState title="Failed to fetch recipes. Please try again." onRetry={onRetry} />;
  if (state === "loading") {
    return (
      <>
        <Spinner place="over" label="Loading recipes" />
        <CardGrid layout="even" aria-hidden="true">
          {SKELETONS.map((place) => (
            <RecipeCardSkeleton key={place} />
          ))}
        </CardGrid>
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <output>{isSearching ? "Searching…" : countText(recipes.length)}</output>
      </VisuallyHidden>
      {recipes.length === 0 && !isSearching ? (
        <EmptyState title="No recipes found. Try searching for something else!">
          <LinkButton href="#/UseMyIngredients">Ingredient Builder</LinkButton>
        </EmptyState>
      ) : (
        <CardGrid layout="even" aria-busy={isSearching}>
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.href} {...recipe} loading="eager" onFavourite={doNothing} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

function doNothing(): void {}

function countText(count: number): string {
  return count === 1 ? "1 recipe found" : `${count} recipes found`;
}
