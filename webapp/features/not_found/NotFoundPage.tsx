import { t } from "@lingui/core/macro";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";

/** An address that no page has, with or without a session. The navbar has the logo already. */
export function NotFoundPage() {
  const { identity } = useServices();
  return (
    <Page>
      <title>{t`Page not found · Weekplate`}</title>
      {!identity.current && <Logo />}
      <EmptyState level={1} title={t`Page not found`} text={t`This page does not exist.`}>
        <LinkButton href="/home" component={RouterLink}>
          {t`Home`}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
