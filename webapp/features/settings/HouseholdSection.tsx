import { t } from "@lingui/core/macro";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { TitledSection } from "./TitledSection.tsx";

/** The way to the people with whom the person plans. */
export function HouseholdSection() {
  return (
    <TitledSection id="household">
      <Stack gap="12" align="start">
        <Text tone="soft">{t`Who plans with you, and how many portions each person eats.`}</Text>
        <LinkButton href="/household" component={RouterLink}>
          {t`My household`}
        </LinkButton>
      </Stack>
    </TitledSection>
  );
}
