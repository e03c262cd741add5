import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ListChecks from "lucide-react/icons/list-checks";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Rows from "lucide-react/icons/rows-3";
import { lazy, Suspense, useMemo, useState } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { i18n } from "#i18n";
import { ActionBar } from "../../../ui-kit/ActionBar/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { IngredientGroups } from "../../../ui-kit/IngredientGroups/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import { useEver } from "../../platform/hooks/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { RouterLink, retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { type Amounts, RecipeNotFound, useAmounts, useRecipe } from "../recipe/mod.ts";
import { readRecipeSteps } from "../recipe/scaled_steps.ts";
import { CookStepBox } from "./CookStepBox.tsx";
import { Above, Below, Dish, ProgressLine, SmallText, StepList, Top } from "./cook_layout.ts";
import { cookPath, isFromRecipe } from "./cook_path.ts";
import { areStepsForPortions, cookStep } from "./cook_steps.ts";
import { TimersBar, useWakeLock, type WakeLockState } from "./mod.ts";
import { type Cooking, useCooking, useStepKeys, useSwipe } from "./use_cooking.ts";
import { useMarkCooked } from "./use_mark_cooked.ts";
import { usePlannedPortions } from "./use_planned_portions.ts";

const WAKE_LOCK_NOTES: Readonly<Record<WakeLockState, MessageDescriptor | undefined>> = {
  asked: undefined,
  on: undefined,
  off: msg`The screen could not be kept on, perhaps to save the battery.`,
  unsupported: msg`This browser cannot keep the screen on. Set a longer screen time-out while you cook.`,
};

// After the last step.
const loadEnd = () => retryImport(() => import("./DishCooked.tsx"));
const DishCooked = lazy(async () => ({ default: (await loadEnd()).DishCooked }));
const loadQuestion = () => retryImport(() => import("./WhichMeal.tsx"));
const WhichMeal = lazy(async () => ({ default: (await loadQuestion()).WhichMeal }));
const LATER = [loadEnd, loadQuestion];

/** Cook mode: a recipe's steps, large, one after the other. */
export function CookPage() {
  const { id = "" } = useParams();
  const { state, recipe, ownRating, rate, retry } = useRecipe(id);
  const [parameters] = useSearchParams();
  return (
    <Page>
      <title>{recipe ? t`Cook ${recipe.name} · Weekplate` : t`Cook · Weekplate`}</title>
      {state === "loading" && <Spinner>{t`Fetching recipe…`}</Spinner>}
      {state === "not-on-device" && <NotOnDevice level={1} what="recipe" />}
      {state === "not-found" && <RecipeNotFound retry={retry} />}
      {recipe &&
        (recipe.instructions.length > 0 ? (
          // Waits for the timers' code.
          <Suspense fallback={<Spinner>{t`Fetching recipe…`}</Spinner>}>
            <Cook
              // A link to other portions begins with them.
              key={`${recipe.id} ${parameters.get("portions")}`}
              recipe={recipe}
              ownRating={ownRating}
              onRate={rate}
            />
          </Suspense>
        ) : (
          <ErrorState level={1} title={recipe.name} text={t`No instructions were provided for this recipe.`}>
            <LinkButton href={`/recipe/${encodeURIComponent(recipe.id)}`} component={RouterLink}>
              {t`Back to the recipe`}
            </LinkButton>
          </ErrorState>
        ))}
    </Page>
  );
}

interface CookProps {
  recipe: RecipeDetail;
  ownRating: number | undefined;
  onRate: (value: number) => void;
}

function Cook({ recipe, ownRating, onRate }: CookProps) {
  const amounts = useAmounts(recipe);
  const steps = amounts.instructions.length;
  const { instructions } = amounts;
  // The same texts are the same steps: with every render they are other arrays.
  const texts = instructions.join("\n\n");
  // oxlint-disable-next-line react/exhaustive-deps -- `texts` stands for `instructions`
  const read = useMemo(() => readRecipeSteps(recipe, instructions), [recipe, texts]);
  const { onEnd, choices, choose } = useMarkCooked(recipe.id);
  const wasAsked = useEver(choices.length > 0);
  const cooking = useCooking({ recipe: recipe.id, portions: amounts.portions, steps, onEnd });
  const note = areStepsForPortions(read, amounts)
    ? undefined
    : t`Some amounts in the steps are for ${amounts.servings ?? 0}.`;
  const screenNote = WAKE_LOCK_NOTES[useWakeLock()];
  const swipe = useSwipe(cooking);
  useStepKeys(cooking);
  useLaterCode(LATER);
  const { step, layout, isContinued, heading, goTo } = cooking;
  const isOver = step === steps;
  const shown = layout === "column" ? [...amounts.instructions.keys()] : [step];
  const path = `${cookPath(recipe.id)}${amounts.query}`;
  return (
    <>
      <TopLine recipe={recipe} amounts={amounts} cooking={cooking} />
      <Above>
        {note && <SmallText>{note}</SmallText>}
        {isContinued && (
          <Notice
            tone="info"
            action={
              <Button variant="ghost" size="small" icon={<RotateCcw size={20} />} onClick={() => goTo(0)}>
                {t`Start again`}
              </Button>
            }
          >
            {t`You were at step ${step + 1}.`}
          </Notice>
        )}
        <TimersBar place="cooking" />
      </Above>
      {isOver ? (
        <Suspense fallback={<Spinner label={t`Loading`} />}>
          <DishCooked
            recipe={recipe}
            amounts={amounts}
            ownRating={ownRating}
            onRate={onRate}
            onStartAgain={() => goTo(0)}
          />
        </Suspense>
      ) : (
        <StepList {...(layout === "single" && swipe)}>
          {shown.map((index) => (
            <CookStepBox
              key={index}
              step={cookStep(read, { amounts, index })}
              number={index + 1}
              of={steps}
              isCurrent={layout === "column" && index === step}
              heading={index === step ? heading : undefined}
              dish={recipe.name}
              path={path}
            />
          ))}
        </StepList>
      )}
      {/* Below the step, which would move: it is only known once the browser has been asked. */}
      {screenNote && <Below>{i18n._(screenNote)}</Below>}
      <StepBar cooking={cooking} steps={steps} />
      {wasAsked && (
        <Suspense>
          <WhichMeal choices={choices} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}

function TopLine({ recipe, amounts, cooking }: { recipe: RecipeDetail; amounts: Amounts; cooking: Cooking }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isListOpen, setListOpen] = useState(false);
  const isColumn = cooking.layout === "column";
  const planned = usePlannedPortions(recipe.id);
  const offered = planned === undefined ? undefined : amounts.choices.find((portions) => portions >= planned);

  /** Back to the recipe's page, which is the last entry of the history where cooking was started on it. */
  function leave(): void {
    if (isFromRecipe(state)) void navigate(-1);
    else void navigate(`/recipe/${encodeURIComponent(recipe.id)}${amounts.queryWithWayBack}`, { replace: true });
  }

  return (
    <Top>
      <IconButton label={t`Stop cooking`} icon={<ArrowLeft size={20} />} onClick={leave} />
      <div>
        <Dish title={recipe.name}>{recipe.name}</Dish>
        {amounts.portions !== undefined && (
          <SmallText>
            {plural(amounts.portions, { one: "For # portion", other: "For # portions" })}
            {offered !== undefined && offered !== amounts.portions && (
              <>
                {" · "}
                <TextLink
                  href={cookPath(recipe.id, { portions: offered })}
                  component={RouterLink}
                  onClick={(event) => {
                    event.preventDefault();
                    void navigate({ search: `?portions=${offered}` }, { replace: true, state });
                  }}
                >
                  {t`planned: ${offered}`}
                </TextLink>
              </>
            )}
          </SmallText>
        )}
      </div>
      <IconButton label={t`All ingredients`} icon={<ListChecks size={20} />} onClick={() => setListOpen(true)} />
      <IconButton
        label={t`All steps in a column`}
        icon={<Rows size={20} />}
        aria-pressed={isColumn}
        onClick={() => cooking.choose(isColumn ? "single" : "column")}
      />
      <Dialog title={t`Ingredients`} open={isListOpen} onOpenChange={setListOpen}>
        <IngredientGroups
          title={recipe.name}
          layout="columns"
          groups={amounts.groups}
          emptyText={t`No ingredients were provided.`}
        />
      </Dialog>
    </Top>
  );
}

function StepBar({ cooking: { step, next, previous }, steps }: { cooking: Cooking; steps: number }) {
  const number = Math.min(step + 1, steps);
  return (
    <ActionBar
      start={
        <Button variant="plain" disabled={step === 0} onClick={previous}>
          {t`Back`}
        </Button>
      }
      middle={
        <ProgressLine>
          <ProgressBar
            layout="bare"
            label={t`Progress`}
            value={step / steps}
            valueText={step === steps ? t`All steps done` : t`Step ${number} of ${steps}`}
          />
        </ProgressLine>
      }
      end={
        step < steps && (
          <Button variant="primary" onClick={next}>
            {step === steps - 1 ? t`Cooked it` : t`Next step`}
          </Button>
        )
      }
    />
  );
}
