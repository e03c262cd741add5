import { t } from "@lingui/core/macro";
import { HOUSEHOLD_MEMBERS_MAX } from "../../../core/household/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { HouseholdName } from "./HouseholdName.tsx";
import { Column, Columns, Section } from "./household_layout.ts";
import { ownHousehold } from "./household_name.ts";
import { InviteSection } from "./InviteSection.tsx";
import { LeaveSection } from "./LeaveSection.tsx";
import { Members } from "./Members.tsx";
import { useHousehold } from "./use_household.ts";

export function HouseholdPage() {
  const actions = useHousehold();
  const { household, hasFailed, isLoading, retry } = actions;
  const title = household?.name ?? ownHousehold();
  return (
    <Page>
      <title>{`${title} · Weekplate`}</title>
      <PageTitle
        title={title}
        subtitle={t`Members share one plan, and see which of each other’s food rules a dish breaks.`}
        subtitleKind="sentence"
      />
      {!household && hasFailed && (
        <ErrorState title={t`Your household could not be loaded.`} busy={isLoading} onRetry={retry} />
      )}
      {!household && !hasFailed && <Spinner>{t`Loading…`}</Spinner>}
      {household && (
        <Columns>
          <Column>
            <Members household={household} actions={actions} />
            <HouseholdName name={household.name} actions={actions} />
          </Column>
          <Column>
            {household.members.length < HOUSEHOLD_MEMBERS_MAX ? (
              <InviteSection invitations={household.invitations} actions={actions} />
            ) : (
              <Section>
                <Heading level={2} size="name">
                  {t`Invite`}
                </Heading>
                <Text tone="soft">{t`A household has at most ${HOUSEHOLD_MEMBERS_MAX} members.`}</Text>
              </Section>
            )}
            {household.members.length > 1 && <LeaveSection actions={actions} />}
          </Column>
        </Columns>
      )}
    </Page>
  );
}
