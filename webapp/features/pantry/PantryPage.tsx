import { t } from "@lingui/core/macro";
import { useId, useMemo, useRef } from "react";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { useServices } from "../../services.ts";
import { AddFood } from "./AddFood.tsx";
import { DishesForSoon } from "./DishesForSoon.tsx";
import { FoodRow } from "./FoodRow.tsx";
import { type FoodGroup, foodGroups, namesToCookWith } from "./food_groups.ts";
import { Rows, Section, Sections } from "./pantry_layout.ts";
import { type FoodsAtHome, useFoodsAtHome } from "./use_foods_at_home.ts";

/** Foods at home: the household's pantry, and the foods to use first. */
export function PantryPage() {
  const today = useServices().today();
  const actions = useFoodsAtHome();
  const { foods, hasFailed, isMissing, isLoading, retry } = actions;
  const title = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => foods?.map(({ id }) => id), [foods]);
  useFocusAfterRemoval(ids, () => title.current);
  return (
    <Page>
      <div ref={title} tabIndex={-1}>
        <PageTitle
          title={t`Foods at home`}
          subtitleKind="sentence"
          subtitle={t`What your household has. What is here is not on the shopping list.`}
        />
      </div>
      {!foods && hasFailed && (
        <ErrorState title={t`Your foods could not be loaded.`} busy={isLoading} onRetry={retry} />
      )}
      {isMissing && <NotOnDevice what="foods" />}
      {!foods && !hasFailed && !isMissing && <Spinner>{t`Loading…`}</Spinner>}
      {foods && (
        <Stack gap="32">
          <AddFood actions={actions} />
          {foods.length === 0 ? (
            <EmptyState
              title={t`Nothing here yet`}
              text={t`Add what you have at home: “6 eggs”, “peas in the freezer”, “salt, always there”.`}
            />
          ) : (
            <Sections>
              {foodGroups(foods, today).map((group) => (
                <Group key={group.id} group={group} actions={actions} />
              ))}
            </Sections>
          )}
        </Stack>
      )}
    </Page>
  );
}

function Group({ group: { id, title, foods }, actions }: { group: FoodGroup; actions: FoodsAtHome }) {
  const heading = useId();
  const names = id === "soon" ? namesToCookWith(foods) : [];
  return (
    <Section aria-labelledby={heading}>
      <Heading id={heading} level={2} size="name">
        {title}
      </Heading>
      <Rows>
        {foods.map((food) => (
          <FoodRow key={food.id} food={food} actions={actions} />
        ))}
      </Rows>
      {names.length > 0 && <DishesForSoon names={names} />}
    </Section>
  );
}
