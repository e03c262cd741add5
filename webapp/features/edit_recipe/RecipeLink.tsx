import { t } from "@lingui/core/macro";
import Share from "lucide-react/icons/share-2";
import { useId, useMemo, useRef, useState } from "react";
import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { OwnRecipeReply } from "../../../wire/cookbook/own_recipes.ts";
import { useFocusAfterRemoval, useShareLink } from "../../platform/hooks/mod.ts";
import { SecretText } from "../../platform/secret_text/mod.ts";
import { Part } from "./editor_layout.ts";
import { useRecipeLink } from "./use_recipe_link.ts";

/** Makes and ends the link by which people without an account read the recipe. */
export function RecipeLink({ recipe }: { recipe: OwnRecipeReply }) {
  const { hasLink, link, failure, isMaking, isEnding, make, end } = useRecipeLink(recipe);
  const [isAsking, setIsAsking] = useState(false);
  const share = useShareLink();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const endings = useMemo(() => (hasLink ? ["end"] : []), [hasLink]);
  useFocusAfterRemoval(endings, () => heading.current);
  return (
    <Part aria-labelledby={id}>
      <Heading ref={heading} id={id} level={2} tabIndex={-1}>
        {t`Share by link`}
      </Heading>
      <Text tone="soft">
        {hasLink
          ? t`All people who have the link can read this recipe, as it is saved. A new link replaces the one before.`
          : t`All people who have the link can read this recipe, without an account, until you end the link.`}
      </Text>
      {failure && <Notice>{failure}</Notice>}
      {link !== undefined && (
        <SecretText label={t`Link to the recipe`} hint={t`'Share' on the recipe's page shows it again.`} text={link}>
          {typeof navigator.share === "function" && (
            <Button
              variant="plain"
              icon={<Share size={20} />}
              onClick={() => void share({ title: recipe.recipe.name, path: link })}
            >
              {t`Share`}
            </Button>
          )}
        </SecretText>
      )}
      <Cluster>
        <Button variant="plain" busy={isMaking} busyText={t`Making a link…`} disabled={isEnding} onClick={make}>
          {hasLink ? t`Make a new link` : t`Make a link`}
        </Button>
        {hasLink && (
          <Button
            variant="ghost"
            busy={isEnding}
            busyText={t`Ending…`}
            disabled={isMaking}
            onClick={() => setIsAsking(true)}
          >
            {t`End the link`}
          </Button>
        )}
      </Cluster>
      <AlertDialog
        title={t`End the link?`}
        text={t`It leads to no recipe any more, for all people who have it.`}
        open={isAsking}
        onOpenChange={setIsAsking}
        confirmText={t`End the link`}
        cancelText={t`Keep it`}
        tone="danger"
        onConfirm={() => {
          // At once, so that the focus is back at its button, and moves on when that is gone.
          setIsAsking(false);
          end();
        }}
      />
    </Part>
  );
}
