import { t } from "@lingui/core/macro";
import { useSearchParams } from "react-router-dom";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { signInAddress } from "../../../wire/account/sign_in_addresses.ts";
import { signInProblemText } from "../../platform/identity/mod.ts";
import { pathAfterLogin } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { AuthLayout } from "./AuthPage.tsx";
import { useRedirectWhenSignedIn } from "./use_redirect_when_signed_in.ts";

/** Sign-up and login where people sign in at an OpenID Connect provider: the way there, which opens in this window. */
export function ProviderPage({ title }: { title: string }) {
  const { providerName = "" } = useServices().identity;
  const [search] = useSearchParams();
  const problem = signInProblemText(search, providerName);
  useRedirectWhenSignedIn();
  return (
    <AuthLayout title={title}>
      {problem && <Notice>{problem}</Notice>}
      <LinkButton variant="primary" width="full" href={signInAddress(pathAfterLogin(search))}>
        {t`Continue with ${providerName}`}
      </LinkButton>
      <Text tone="soft">{t`You sign in there, and come back here.`}</Text>
    </AuthLayout>
  );
}
