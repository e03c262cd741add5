import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { ownRecipeQuery } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { MyVersionLink } from "./MyVersionLink.tsx";

/** Links of an own recipe: its editor, or for another member a version of one's own; and the original recipe. */
export function OwnRecipeLinks({ id }: { id: string }) {
  const { cookbook } = useServices();
  const { data } = useQuery(ownRecipeQuery(cookbook, id));
  if (!data) return null;
  const { isMine, copyOf } = data;
  if (!isMine) return <MyVersionLink id={id} />;
  return (
    <>
      <LinkButton
        size="small"
        icon={<Pencil size={20} />}
        href={`/recipes/${encodeURIComponent(id)}/edit`}
        component={RouterLink}
      >
        {t`Edit`}
      </LinkButton>
      {copyOf && (
        <Text tone="soft">
          <Trans>
            Your version of{" "}
            <TextLink href={`/recipe/${encodeURIComponent(copyOf.id)}`} component={RouterLink}>
              {copyOf.name}
            </TextLink>
          </Trans>
        </Text>
      )}
    </>
  );
}
