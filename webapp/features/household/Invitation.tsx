import { plural, t } from "@lingui/core/macro";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { HouseholdReply, InvitationReply } from "../../../wire/household/household.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { Choice, Facts, Words } from "./join_layout.ts";
import { useJoin } from "./use_join.ts";

/** The details of the invitation, and the possible answers. */
export function Invitation({ token }: { token: string }) {
  const { invitation, left, problem, hasFailed, isLoading, retry, joiningWith, join, decline } = useJoin(token);
  if (problem) {
    return (
      <EmptyState level={1} title={problem.title} text={problem.text}>
        <LinkButton href="/household" component={RouterLink}>
          {t`To my household`}
        </LinkButton>
      </EmptyState>
    );
  }
  if (!invitation && hasFailed)
    return <ErrorState level={1} title={t`The invitation could not be loaded.`} busy={isLoading} onRetry={retry} />;
  if (!invitation) return <Spinner>{t`Loading…`}</Spinner>;

  const { name, invitedBy, memberCount, ownMeals } = invitation;
  return (
    <>
      <PageTitle
        title={name === null ? t`Plan with ${invitedBy.name}` : t`Join ${name}`}
        subtitle={plural(memberCount, {
          one: `${invitedBy.name} invites you to a household with # member.`,
          other: `${invitedBy.name} invites you to a household with # members.`,
        })}
        subtitleKind="sentence"
      />
      <Words>
        <Facts>
          <li>{t`Everyone sees and changes one plan, and one list of the foods at home.`}</li>
          <li>{t`The members see which of your food rules a dish breaks, and you see which of theirs.`}</li>
          <li>{left ? leaveText(left) : t`You can leave at any time, and keep a copy of the plan.`}</li>
        </Facts>
        {ownMeals > 0 ? (
          <>
            <Heading level={2} size="name">
              {t`What about your own plan?`}
            </Heading>
            <Choice>
              <Button
                busy={joiningWith === "plan"}
                busyText={t`Joining…`}
                disabled={joiningWith !== undefined}
                onClick={() => join(true)}
              >
                {t`Bring my planned meals`}
              </Button>
              <Text tone="soft">{broughtText(invitation)}</Text>
              {!left && <Text tone="soft">{t`Your foods at home come along.`}</Text>}
            </Choice>
            <Choice>
              <Button
                variant="plain"
                busy={joiningWith === "nothing"}
                busyText={t`Joining…`}
                disabled={joiningWith !== undefined}
                onClick={() => join(false)}
              >
                {t`Leave them`}
              </Button>
              <Text tone="soft">
                {left ? stayText(left) : t`You join without them. They and your foods at home are deleted.`}
              </Text>
            </Choice>
          </>
        ) : (
          <Button
            busy={joiningWith !== undefined}
            busyText={t`Joining…`}
            disabled={joiningWith !== undefined}
            onClick={() => join(true)}
          >
            {t`Join`}
          </Button>
        )}
        <Button variant="ghost" disabled={joiningWith !== undefined} onClick={decline}>
          {t`Not now`}
        </Button>
      </Words>
    </>
  );
}

function leaveText({ name, members }: HouseholdReply): string {
  return name === null
    ? plural(members.length, {
        one: "You leave your present household, with # member.",
        other: "You leave your present household, with # members.",
      })
    : plural(members.length, { one: `You leave ${name}, with # member.`, other: `You leave ${name}, with # members.` });
}

function stayText({ name }: HouseholdReply): string {
  return name === null
    ? t`You join without them. They and your foods at home stay with the members of your present household.`
    : t`You join without them. They and your foods at home stay with the members of ${name}.`;
}

function broughtText({ ownMeals, takenSlots }: Pick<InvitationReply, "ownMeals" | "takenSlots">): string {
  const brought = ownMeals - takenSlots;
  if (takenSlots === 0)
    return plural(ownMeals, {
      one: "You join, and your meal from this week on moves into the shared plan.",
      other: "You join, and your # meals from this week on move into the shared plan.",
    });
  if (brought === 0) return t`You join. No meal moves: the household has planned something in each of your slots.`;
  return t`You join, and ${brought} of your ${ownMeals} meals from this week on move into the shared plan. Where the household has planned something, its meal stays.`;
}
