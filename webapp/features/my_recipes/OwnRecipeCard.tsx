import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { WarningLine } from "../../../ui-kit/DishMark/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { ListOwnRecipesReply } from "../../../wire/cookbook/own_recipes.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import { Card, Words } from "./my_recipes_layout.ts";

/** A recipe of the list: a photo or an empty plate, its name, tags, and whose it is. */
export function OwnRecipeCard({ recipe }: { recipe: ListOwnRecipesReply["recipes"][number] }) {
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
        {!isMine && <Badge tone="beet">By {owner.name}</Badge>}
        {isMine && isShared && <Badge tone="leaf">Shared</Badge>}
      </Words>
      {isMine && (
        <TextLink href={`/recipes/${page}/edit`} component={RouterLink} aria-label={`Edit ${name}`}>
          Edit
        </TextLink>
      )}
    </Card>
  );
}
