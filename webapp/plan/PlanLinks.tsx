import Refrigerator from "lucide-react/icons/refrigerator";
import type { ButtonSize, ButtonVariant } from "../../ui-kit/Button/mod.ts";
import { LinkButton } from "../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../routing/mod.ts";

/** Where a plan leads: to the foods at home. */
export function PlanLinks(look: { variant: ButtonVariant; size?: ButtonSize }) {
  return (
    <LinkButton {...look} icon={<Refrigerator size={20} />} href="/pantry" component={RouterLink}>
      Foods at home
    </LinkButton>
  );
}
