import { t } from "@lingui/core/macro";
import { useMemo, useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { momentText } from "../../platform/format/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { Name, Row, Rows, Section } from "./household_layout.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import type { HouseholdActions } from "./use_household.ts";
import { useInvitation } from "./use_invitation.ts";

export interface InviteSectionProps {
  invitations: HouseholdReply["invitations"];
  actions: HouseholdActions;
}

/** Makes a link with which another person joins, and lists the links that can still be used. */
export function InviteSection({ invitations, actions }: InviteSectionProps) {
  const { invitation, failure, isMaking, make } = useInvitation();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useMemo(() => invitations.map(({ id }) => id), [invitations]);
  useFocusAfterRemoval(ids, () => heading.current);
  const isOpen = invitation !== undefined && ids.includes(invitation.id);
  return (
    <Section>
      <Heading ref={heading} level={2} size="name" tabIndex={-1}>
        {t`Invite`}
      </Heading>
      <Text tone="soft">
        {t`A link works once, for 7 days. The person who opens it sees and changes the plan as you do, and sees which of your food rules a dish breaks.`}
      </Text>
      {failure && <Notice>{failure}</Notice>}
      {isOpen && <InvitationLink link={invitation.link} expiresAt={invitation.expiresAt} />}
      <Button variant={isOpen ? "plain" : "primary"} busy={isMaking} busyText={t`Making a link…`} onClick={make}>
        {isOpen ? t`Make another link` : t`Make an invitation link`}
      </Button>
      {invitations.length > 0 && (
        <>
          <Heading level={3} size="name">
            {t`Open invitations`}
          </Heading>
          <Rows>
            {invitations.map(({ id, createdBy, expiresAt }) => (
              <Row key={id}>
                <div>
                  <Name>{t`From ${createdBy.name}`}</Name>
                  <Text size="meta" tone="soft">
                    {t`Until ${momentText(expiresAt)}`}
                  </Text>
                </div>
                <Button
                  variant="plain"
                  size="small"
                  aria-label={t`Revoke the invitation from ${createdBy.name} until ${momentText(expiresAt)}`}
                  disabled={actions.isSaving}
                  onClick={() => actions.revoke(id)}
                >
                  {t`Revoke`}
                </Button>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Section>
  );
}
