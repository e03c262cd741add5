import { ProviderPage } from "./ProviderPage.tsx";

/** Sign-up where people sign in at an OpenID Connect provider. */
export function ProviderSignUpPage() {
  return <ProviderPage title="Create your account" />;
}
