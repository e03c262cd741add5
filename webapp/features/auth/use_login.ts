import { t } from "@lingui/core/macro";
import { useNavigate, useSearchParams } from "react-router-dom";
import { pathAfterLogin } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { REQUIRED_CREDENTIALS, useAuthForm, useRedirectWhenSignedIn, useSocialSignIn } from "./mod.ts";

/** Logs in, then opens the page that required it, else home. */
export function useLogin() {
  const { identity } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useAuthForm({
    rules: REQUIRED_CREDENTIALS,
    send: logIn,
    unknownError: { logged: "Cannot log in", shown: t`Login failed` },
  });
  const withoutRedirect = useRedirectWhenSignedIn();
  const social = useSocialSignIn({
    withoutRedirect,
    purpose: "login",
    onFailure: form.setFailure,
    async onSignedIn() {
      await navigate(pathAfterLogin(search), { replace: true });
    },
  });

  async function logIn({ email = "", password = "" }: Readonly<Record<string, string>>): Promise<void> {
    await withoutRedirect(() => identity.logIn({ email: email.trim(), password }));
    await navigate(pathAfterLogin(search), { replace: true });
  }

  return {
    email: form.field("email"),
    password: form.field("password"),
    typedEmail: () => form.typed("email"),
    errors: form.errors,
    failure: form.failure,
    social,
    isBusy: form.isBusy,
    onSubmit: form.onSubmit,
  };
}
