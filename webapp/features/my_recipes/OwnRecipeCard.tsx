import { t } from "@lingui/core/macro";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { WarningLine } from "../../../ui-kit/DishMark/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { ListOwnRecipesReply } from "../../../wire/cookbook/own_recipes.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import type { RecipeToPlan } from "../week/use_plan_recipe.ts";
import { Card, Words } from "./my_recipes_layout.ts";

export interface OwnRecipeCardProps {
  recipe: ListOwnRecipesReply["recipes"][number];
  /** Opens the list's dialog, which plans a recipe. */
  onPlan: (recipe: RecipeToPlan) => void;
}

/** A recipe of the list: a photo or an empty plate, its name, tags, whose it is, and a button that plans it. */
export function OwnRecipeCard({ recipe, onPlan }: OwnRecipeCardProps) {
  const { id, name, tags, photo, owner, isMine, isShared, brokenRules } = recipe;
  const warning = brokenRulesWarning(brokenRules);
  const page = encodeURIComponent(id);
  return (
    <Card>
      <Picture src={photo?.url} alt="" shape="thumb" />
      <Words>
        <Heading level={2} size="name">
          <TextLink href={`/recipe/${page}`} component={RouterLink}>
            {name}
          </TextLink>
        </Heading>
        {tags.length > 0 && (
          <Text size="meta" tone="soft">
            {tags.join(", ")}
          </Text>
        )}
        {warning && <WarningLine warning={warning} />}
        {!isMine && <Badge tone="beet">{t`By ${owner.name}`}</Badge>}
        {isMine && isShared && <Badge tone="leaf">{t`Shared`}</Badge>}
      </Words>
      <IconButton
        variant="ghost"
        size="small"
        label={t`Plan ${name}`}
        icon={<CalendarPlus size={20} />}
        onClick={() => onPlan({ id, name, brokenRules })}
      />
      {isMine && (
        <TextLink href={`/recipes/${page}/edit`} component={RouterLink} aria-label={t`Edit ${name}`}>
          {t`Edit`}
        </TextLink>
      )}
    </Card>
  );
}
