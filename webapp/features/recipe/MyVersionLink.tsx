import { t } from "@lingui/core/macro";
import Pencil from "lucide-react/icons/pencil";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";

export function MyVersionLink({ id }: { id: string }) {
  return (
    <LinkButton
      size="small"
      icon={<Pencil size={20} />}
      href={`/recipes/new?from=${encodeURIComponent(id)}`}
      component={RouterLink}
    >
      {t`Make my version`}
    </LinkButton>
  );
}
