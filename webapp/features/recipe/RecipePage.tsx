import { plural, t } from "@lingui/core/macro";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Clock from "lucide-react/icons/clock";
import CookingPot from "lucide-react/icons/cooking-pot";
import Printer from "lucide-react/icons/printer";
import Share from "lucide-react/icons/share-2";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import Users from "lucide-react/icons/users";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { FactList } from "../../../ui-kit/FactList/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { IngredientGroups } from "../../../ui-kit/IngredientGroups/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { NutritionPanel } from "../../../ui-kit/NutritionPanel/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PhotoStrip } from "../../../ui-kit/PhotoStrip/mod.ts";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { FavouriteHeart } from "../../../ui-kit/RecipeCard/mod.ts";
import { RecipePageSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { STARS, StarRate, StarRating } from "../../../ui-kit/StarRating/mod.ts";
import { Steps } from "../../../ui-kit/Steps/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { isOwnRecipeId, type RecipeDetail } from "../../platform/api/mod.ts";
import { recipePicture, smallRecipePhoto, wholeText } from "../../platform/format/mod.ts";
import { useEver, useShareLink } from "../../platform/hooks/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { isPreviousEntry, RouterLink, retryImport, wayBackIn } from "../../platform/routing/mod.ts";
import { useEnergyUnit, useNextEnergyUnit } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";
import { cookPath, FROM_RECIPE } from "../cooking/cook_path.ts";
import { DEFAULT_TIME, useFavourite } from "../recipe_cards/mod.ts";
import { usePlanDialog } from "../week/use_plan_dialog.tsx";
import { AmountControls } from "./AmountControls.tsx";
import { MyVersionLink } from "./MyVersionLink.tsx";
import {
  Allergens,
  moreNutrientsOf,
  nutrientsOf,
  nutritionNote,
  printedFacts,
  stepOf,
  useAmounts,
  useRecipe,
} from "./mod.ts";
import {
  BackLine,
  Body,
  Facts,
  Head,
  Hero,
  OnPaper,
  OnScreen,
  PhotosLine,
  RulesLine,
  StartLine,
  Words,
} from "./recipe_layout.ts";
import { SaveAs } from "./SaveAs.tsx";
import { useAddToList } from "./use_add_to_list.ts";
import { useSteps } from "./use_steps.ts";

// Few recipes have them.
const BrokenRules = lazy(async () => ({
  default: (await retryImport(() => import("../food_rules/BrokenRules.tsx"))).BrokenRules,
}));
// Their data comes later, too.
const OwnRecipeLinks = lazy(async () => ({
  default: (await retryImport(() => import("./OwnRecipeLinks.tsx"))).OwnRecipeLinks,
}));
const loadSharing = () => retryImport(() => import("./ShareOwnRecipe.tsx"));
const ShareOwnRecipe = lazy(async () => ({ default: (await loadSharing()).ShareOwnRecipe }));
const RecipeNotFound = lazy(async () => ({
  default: (await retryImport(() => import("./RecipeNotFound.tsx"))).RecipeNotFound,
}));
const CookedBy = lazy(async () => ({ default: (await retryImport(() => import("./CookedBy.tsx"))).CookedBy }));

const HERO_WIDTH = "(width < 640px) 100vw, (width < 1504px) 55vw, 780px";

export function RecipePage() {
  const { id = "" } = useParams();
  const { state, recipe, ownRating, isFavourite, rate, retry } = useRecipe(id);
  const setFavourite = useFavourite();
  return (
    <Page>
      <BackLink />
      {state === "loading" && <Loading />}
      {state === "not-on-device" && <NotOnDevice level={1} what="recipe" />}
      {state === "not-found" && <NotFound retry={retry} />}
      {recipe && (
        <Loaded
          // Another recipe begins with its own portions.
          key={recipe.id}
          recipe={recipe}
          ownRating={ownRating}
          isFavourite={isFavourite}
          onRate={rate}
          onFavourite={(favourite) => setFavourite({ id, favourite })}
        />
      )}
    </Page>
  );
}

/** Shown only when opened from discovery, meal selection or the ingredient builder. */
function BackLink() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const wayBack = wayBackIn(parameters);
  if (!wayBack) return null;
  const { href } = wayBack;

  /** The screen in this tab's history is as the person left it. */
  function goBack(event: MouseEvent): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !isPreviousEntry(href)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <BackLine>
      <LinkButton variant="ghost" size="small" href={href} component={RouterLink} onClick={goBack}>
        {t`← Back`}
      </LinkButton>
    </BackLine>
  );
}

function Loading() {
  return (
    <Stack>
      <title>{t`Recipe · Weekplate`}</title>
      <Spinner place="over">{t`Fetching recipe…`}</Spinner>
      <RecipePageSkeleton />
    </Stack>
  );
}

function NotFound({ retry }: { retry: (() => void) | undefined }) {
  return (
    <>
      <title>{t`Recipe not found · Weekplate`}</title>
      <Suspense>
        <RecipeNotFound retry={retry} />
      </Suspense>
    </>
  );
}

interface LoadedProps {
  recipe: RecipeDetail;
  ownRating: number | undefined;
  isFavourite: boolean;
  onRate: (value: number) => void;
  onFavourite: (favourite: boolean) => void;
}

function Loaded({ recipe, ownRating, isFavourite, onRate, onFavourite }: LoadedProps) {
  const { host } = useServices();
  const unit = useEnergyUnit();
  const nutrients = nutrientsOf(recipe, unit, useNextEnergyUnit());
  const amounts = useAmounts(recipe);
  const { steps, note } = useSteps(recipe, amounts);
  const { plan, planDialog } = usePlanDialog();
  const { isAdding, addToList } = useAddToList({ recipeId: recipe.id, portions: amounts.portions });
  // The first response's metadata of its recipe is wrong for the next page.
  useEffect(() => () => document.querySelectorAll("[data-of-recipe]").forEach((part) => part.remove()), []);
  return (
    <article>
      <title>{`${recipe.name} · Weekplate`}</title>
      {recipe.brokenRules.length > 0 && (
        <RulesLine>
          <Suspense>
            <BrokenRules rules={recipe.brokenRules} />
          </Suspense>
        </RulesLine>
      )}
      <Head>
        <Words>
          <Heading level={1} size="hero">
            {recipe.name}
          </Heading>
          <OnPaper>{printedFacts(recipe, { ...amounts, host })}</OnPaper>
          <OnScreen>
            <StarRating
              value={recipe.rating.value ?? null}
              reviews={recipe.rating.reviews}
              reviewsText={reviewsText(recipe)}
            />
          </OnScreen>
          <StartLine>
            {recipe.instructions.length > 0 && (
              <LinkButton
                variant="primary"
                icon={<CookingPot size={20} />}
                href={`${cookPath(recipe.id)}${amounts.queryWithWayBack}`}
                state={FROM_RECIPE}
                component={RouterLink}
                // Back from cooking, the focus is where it was.
                data-focus-from={cookPath(recipe.id)}
              >
                {t`Start cooking`}
              </LinkButton>
            )}
            <Button
              variant="plain"
              icon={<CalendarPlus size={20} />}
              onClick={() => {
                const { id, name, brokenRules } = recipe;
                plan({ id, name, brokenRules, portions: amounts.portions });
              }}
            >
              {t`Plan this`}
            </Button>
            <Button variant="ghost" icon={<ShoppingBasket size={20} />} busy={isAdding} onClick={addToList}>
              {t`Add to shopping list`}
            </Button>
          </StartLine>
          {recipe.description && (
            <Text size="sub" tone="soft">
              {recipe.description}
            </Text>
          )}
          <Facts>
            <FactList facts={factsOf(recipe)} />
            <ShareButton recipe={recipe} />
            <Suspense>
              {isOwnRecipeId(recipe.id) ? <OwnRecipeLinks id={recipe.id} /> : <MyVersionLink id={recipe.id} />}
            </Suspense>
            <Button variant="plain" size="small" icon={<Printer size={20} />} onClick={() => window.print()}>
              {t`Print`}
            </Button>
          </Facts>
          {recipe.photos.length > 0 && (
            <PhotosLine>
              <PhotoStrip
                label={t`More photos`}
                photos={recipe.photos.map((src) => ({ ...smallRecipePhoto(src), alt: "", loading: "eager" }))}
              />
            </PhotosLine>
          )}
        </Words>
        <Hero>
          <Picture {...recipePicture(recipe.mainImage, HERO_WIDTH)} alt="" loading="eager" fetchPriority="high" />
          <FavouriteHeart label={t`Favourite ${recipe.name}`} favourite={isFavourite} onFavourite={onFavourite} />
        </Hero>
      </Head>
      <Body>
        <Stack gap="32">
          {recipe.ingredientGroups.length > 0 && (
            <IngredientGroups
              title={t`Ingredients`}
              groups={amounts.groups}
              controls={amounts.servings !== undefined && <AmountControls {...amounts} />}
            />
          )}
          {recipe.allergens && (
            <OnScreen>
              <Allergens groups={recipe.allergens} isBelowTray />
            </OnScreen>
          )}
        </Stack>
        <Stack gap="48">
          {nutrients.length > 0 && (
            <OnScreen>
              <Stack gap="16">
                <Heading>{t`Nutritional information`}</Heading>
                <NutritionPanel
                  nutrients={nutrients}
                  more={moreNutrientsOf(recipe)}
                  note={nutritionNote(recipe, unit)}
                />
              </Stack>
            </OnScreen>
          )}
          <Stack gap="16">
            <Heading>{t`Instructions`}</Heading>
            {recipe.instructions.length > 0 ? (
              <>
                {note !== undefined && <Text tone="soft">{note}</Text>}
                <Steps steps={steps.map(stepOf)} />
              </>
            ) : (
              <Text>{t`No instructions were provided for this recipe.`}</Text>
            )}
          </Stack>
          {recipe.notes.length > 0 && (
            <Stack gap="16">
              <Heading>{t`Notes`}</Heading>
              {recipe.notes.map((note) => (
                <Text key={note}>{note}</Text>
              ))}
            </Stack>
          )}
          <StarRate
            label={t`Rate this recipe`}
            value={STARS.find((stars) => stars === ownRating) ?? null}
            onRate={onRate}
          />
          <SaveAs recipeId={recipe.id} />
        </Stack>
      </Body>
      <Suspense fallback={null}>
        <CookedBy recipeId={recipe.id} />
      </Suspense>
      {planDialog}
    </article>
  );
}

/** Others cannot read the page of an own recipe: its dialog makes a link that they can. */
function ShareButton({ recipe: { id, name } }: Pick<LoadedProps, "recipe">) {
  const share = useShareLink();
  const [isSharing, setIsSharing] = useState(false);
  const wasSharing = useEver(isSharing);
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon={<Share size={20} />}
        onClick={() =>
          isOwnRecipeId(id)
            ? setIsSharing(true)
            : void share({ title: name, path: `/recipe/${encodeURIComponent(id)}` })
        }
      >
        {t`Share`}
      </Button>
      {wasSharing && (
        <Suspense>
          <ShareOwnRecipe recipe={{ id, name }} open={isSharing} onOpenChange={setIsSharing} />
        </Suspense>
      )}
    </>
  );
}

function reviewsText({ rating }: RecipeDetail): string {
  const count = wholeText(rating.reviews);
  return plural(rating.reviews, { one: `(${count} review)`, other: `(${count} reviews)` });
}

/** An own recipe has only the time that its cook has given. */
function factsOf({ id, servings, totalTime }: RecipeDetail) {
  const time = totalTime ?? (isOwnRecipeId(id) ? undefined : DEFAULT_TIME);
  return [
    ...(servings === undefined ? [] : [{ name: t`Servings`, value: servings, icon: <Users size={24} /> }]),
    ...(time === undefined ? [] : [{ name: t`Total time`, value: time, icon: <Clock size={24} /> }]),
  ];
}
