import { t } from "@lingui/core/macro";
import Clock from "lucide-react/icons/clock";
import Users from "lucide-react/icons/users";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { FactList } from "../../../ui-kit/FactList/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { IngredientGroups } from "../../../ui-kit/IngredientGroups/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Steps } from "../../../ui-kit/Steps/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { Allergens, stepOf } from "../recipe/mod.ts";
import { Body, Foot, Head } from "./shared_recipe_layout.ts";
import { type SharedRecipe, useSharedRecipe } from "./use_shared_recipe.ts";

const PICTURE_WIDTH = "(width < 640px) 100vw, 55vw";

/** Where a recipe's secret link leads, with or without a session. The navbar has the logo already. */
export function SharedRecipePage() {
  const { link = "" } = useParams();
  const { identity } = useServices();
  const isSignedIn = identity.current !== undefined;
  return (
    <Page>
      {!isSignedIn && <Logo />}
      <Content key={link} link={link} invites={!isSignedIn} />
    </Page>
  );
}

function Content({ link, invites }: { link: string; invites: boolean }) {
  const shown = useSharedRecipe(link);
  return (
    <>
      <Shown shown={shown} />
      {/* Not below the spinner: the recipe would push it down. */}
      {invites && shown.state !== "loading" && <Invitation />}
    </>
  );
}

function Shown({ shown }: { shown: SharedRecipe }) {
  if (shown.state === "loaded") return <Recipe recipe={shown.recipe} />;
  return (
    <>
      <title>{t`Recipe · Weekplate`}</title>
      {shown.state === "loading" && <Spinner>{t`Fetching recipe…`}</Spinner>}
      {shown.state === "failed" && (
        <ErrorState level={1} title={t`The recipe could not be loaded.`} onRetry={shown.retry} />
      )}
      {shown.state === "not-found" && (
        <EmptyState
          level={1}
          title={t`This link does not lead to a recipe any more`}
          text={t`Ask the person who sent it to you for a new one.`}
        />
      )}
    </>
  );
}

function Recipe({ recipe }: { recipe: RecipeDetail }) {
  const { name, description, mainImage, ingredientGroups, instructions, notes, allergens } = recipe;
  // The first response's metadata of its recipe is wrong for the next page.
  useEffect(() => () => document.querySelectorAll("[data-of-recipe]").forEach((part) => part.remove()), []);
  return (
    <article>
      <title>{`${name} · Weekplate`}</title>
      <Head>
        <Stack gap="16">
          <Heading level={1} size="hero">
            {name}
          </Heading>
          {description && (
            <Text size="sub" tone="soft">
              {description}
            </Text>
          )}
          <FactList facts={factsOf(recipe)} />
        </Stack>
        <Picture {...recipePicture(mainImage, PICTURE_WIDTH)} alt="" loading="eager" fetchPriority="high" />
      </Head>
      <Body>
        <Stack gap="32">
          {ingredientGroups.length > 0 && <IngredientGroups title={t`Ingredients`} groups={ingredientGroups} />}
          {allergens && <Allergens groups={allergens} isBelowTray />}
        </Stack>
        <Stack gap="48">
          <Stack gap="16">
            <Heading>{t`Instructions`}</Heading>
            {instructions.length > 0 ? (
              <Steps steps={instructions.map(stepOf)} />
            ) : (
              <Text>{t`No instructions were provided for this recipe.`}</Text>
            )}
          </Stack>
          {notes.length > 0 && (
            <Stack gap="16">
              <Heading>{t`Notes`}</Heading>
              {notes.map((note) => (
                <Text key={note}>{note}</Text>
              ))}
            </Stack>
          )}
        </Stack>
      </Body>
    </article>
  );
}

function factsOf({ servings, totalTime }: RecipeDetail) {
  return [
    ...(servings === undefined ? [] : [{ name: t`Servings`, value: servings, icon: <Users size={24} /> }]),
    ...(totalTime === undefined ? [] : [{ name: t`Total time`, value: totalTime, icon: <Clock size={24} /> }]),
  ];
}

function Invitation() {
  return (
    <Foot>
      <Text tone="soft">{t`Plan it with Weekplate: a week of meals, with one shopping list.`}</Text>
      <LinkButton size="small" href="/" component={RouterLink}>
        {t`Create an account`}
      </LinkButton>
      <LinkButton size="small" variant="ghost" href="/login" component={RouterLink}>
        {t`Log in`}
      </LinkButton>
    </Foot>
  );
}
