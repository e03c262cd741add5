import { t } from "@lingui/core/macro";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";

/** Leads from lists of the catalogue to the own recipes. */
export function MyRecipesLink() {
  return (
    <LinkButton size="small" icon={<NotebookPen size={20} />} href="/recipes/mine" component={RouterLink}>
      {t`My recipes`}
    </LinkButton>
  );
}
