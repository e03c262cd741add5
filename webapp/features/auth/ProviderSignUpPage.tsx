import { t } from "@lingui/core/macro";
import { ProviderPage } from "./ProviderPage.tsx";

/** Sign-up where people sign in at an OpenID Connect provider. */
export function ProviderSignUpPage() {
  return <ProviderPage title={t`Create your account`} />;
}
