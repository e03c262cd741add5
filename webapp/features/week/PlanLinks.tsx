import Refrigerator from "lucide-react/icons/refrigerator";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import type { ButtonSize, ButtonVariant } from "../../../ui-kit/Button/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";

/** Where a plan leads: to the shopping list, and to the foods at home. */
export function PlanLinks(look: { variant: ButtonVariant; size?: ButtonSize }) {
  return (
    <>
      <LinkButton {...look} icon={<ShoppingBasket size={20} />} href="/shopping" component={RouterLink}>
        Shopping list
      </LinkButton>
      <LinkButton {...look} icon={<Refrigerator size={20} />} href="/pantry" component={RouterLink}>
        Foods at home
      </LinkButton>
    </>
  );
}
