import { t } from "@lingui/core/macro";
import Refrigerator from "lucide-react/icons/refrigerator";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { ButtonSize, ButtonVariant } from "../../../ui-kit/Button/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";

export interface PlanLinksProps {
  /** A day of the week that is shown. */
  date: CalendarDate;
  variant: ButtonVariant;
  size?: ButtonSize;
}

/** Where a plan leads: to the shopping list, of a later week for its days, and to the foods at home. */
export function PlanLinks({ date, ...look }: PlanLinksProps) {
  const { today } = useServices();
  const isLater = date > weekOf(today()).sunday;
  const shopping = isLater ? `/shopping?${new URLSearchParams({ date })}` : "/shopping";
  return (
    <>
      <LinkButton {...look} icon={<ShoppingBasket size={20} />} href={shopping} component={RouterLink}>
        {t`Shopping list`}
      </LinkButton>
      <LinkButton {...look} icon={<Refrigerator size={20} />} href="/pantry" component={RouterLink}>
        {t`Foods at home`}
      </LinkButton>
    </>
  );
}
