import { t } from "@lingui/core/macro";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { Invitation } from "./Invitation.tsx";
import { useInvitationToken } from "./use_invitation_token.ts";

const BACK = `next=${encodeURIComponent("/join")}`;

/** Where an invitation's link leads, with or without a session. The navbar has the logo already. */
export function JoinPage() {
  const { identity } = useServices();
  const token = useInvitationToken();
  const isSignedIn = identity.current !== undefined;
  return (
    <Page>
      {!isSignedIn && <Logo />}
      {token === undefined && (
        <EmptyState
          level={1}
          title={t`This link is not complete`}
          text={t`Open the whole link again, or ask the person who invited you for a new one.`}
        />
      )}
      {token !== undefined && !isSignedIn && (
        <EmptyState
          level={1}
          title={t`You are invited to a household`}
          text={t`Its members plan their week together. Log in or create an account to see who invites you. Then you decide whether you join.`}
        >
          <LinkButton variant="primary" href={`/login?${BACK}`} component={RouterLink}>
            {t`Log in`}
          </LinkButton>
          <LinkButton href={`/?${BACK}`} component={RouterLink}>
            {t`Create an account`}
          </LinkButton>
        </EmptyState>
      )}
      {token !== undefined && isSignedIn && <Invitation key={token} token={token} />}
    </Page>
  );
}
