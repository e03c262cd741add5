import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import {
  REQUIRED_CREDENTIALS,
  UNREACHABLE,
  useAuthForm,
  useRedirectWhenSignedIn,
  useSocialSignIn,
} from "../../auth/mod.ts";
import { IdentityError } from "../../identity/mod.ts";
import { pathAfterLogin } from "../../routing/mod.ts";
import { useServices } from "../../services.ts";

/** Logs in, then opens the page that required it, else home. */
export function useLogin() {
  const { identity, log } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const form = useAuthForm({
    rules: REQUIRED_CREDENTIALS,
    send: logIn,
    onUnreachable: () => setFailure(UNREACHABLE),
  });
  const withoutRedirect = useRedirectWhenSignedIn();
  const social = useSocialSignIn({
    withoutRedirect,
    purpose: "login",
    onFailure: setFailure,
    async onSignedIn() {
      await navigate(pathAfterLogin(search), { replace: true });
    },
  });

  async function logIn({ email = "", password = "" }: Readonly<Record<string, string>>): Promise<void> {
    setFailure(undefined);
    try {
      await withoutRedirect(() => identity.logIn({ email: email.trim(), password }));
      await navigate(pathAfterLogin(search), { replace: true });
    } catch (error) {
      if (error instanceof IdentityError && error.field) {
        await form.setFieldError(error.field, error.message);
        return;
      }
      if (error instanceof IdentityError) {
        setFailure(error.message);
        return;
      }
      log("Cannot log in", error);
      setFailure("Login failed");
    }
  }

  return {
    email: form.field("email"),
    password: form.field("password"),
    errors: form.errors,
    /** An error that belongs to no single field. */
    failure,
    social,
    isBusy: form.isBusy,
    onSubmit: form.onSubmit,
  };
}
