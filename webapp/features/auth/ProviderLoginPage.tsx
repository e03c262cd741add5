import { t } from "@lingui/core/macro";
import { ProviderPage } from "./ProviderPage.tsx";

/** Login where people sign in at an OpenID Connect provider. */
export function ProviderLoginPage() {
  return <ProviderPage title={t`Welcome Back`} />;
}
