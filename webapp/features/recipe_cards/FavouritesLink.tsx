import { t } from "@lingui/core/macro";
import Heart from "lucide-react/icons/heart";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";

/** Leads from lists of the catalogue to the favourites. */
export function FavouritesLink() {
  return (
    <LinkButton size="small" icon={<Heart size={20} />} href="/favourites" component={RouterLink}>
      {t`Favourites`}
    </LinkButton>
  );
}
