import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../api/mod.ts";
import {
  REQUIRED_CREDENTIALS,
  UNREACHABLE,
  useAuthForm,
  useRedirectWhenSignedIn,
  useSocialSignIn,
} from "../../auth/mod.ts";
import { IdentityError } from "../../identity/mod.ts";
import { useServices } from "../../services.ts";

/**
 * Creates the account at the identity service, saves the person on our server and opens onboarding. If the second step
 * fails, trying again repeats only that one.
 */
export function useSignUp() {
  const { identity, account, log } = useServices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useAuthForm({
    rules: { fullName: (text) => text.trim() !== "" || "Full Name is required", ...REQUIRED_CREDENTIALS },
    send: signUp,
    onUnreachable: () => setFailure(UNREACHABLE),
  });
  const withoutRedirect = useRedirectWhenSignedIn();
  const social = useSocialSignIn({
    withoutRedirect,
    purpose: "sign-up",
    onFailure: setFailure,
    async onSignedIn() {
      try {
        const { email = "", fullName = "" } = identity.current ?? {};
        await account.saveUser({ email, fullName });
        await navigate("/onboarding");
      } catch (error) {
        if (!(error instanceof ApiError)) log("Cannot sign up", error);
        setFailure(error instanceof ApiError ? error.message : "Something went wrong");
      }
    },
  });

  async function signUp(typed: Readonly<Record<string, string>>): Promise<void> {
    const { password = "" } = typed;
    const fullName = typed["fullName"]?.trim() ?? "";
    const email = typed["email"]?.trim() ?? "";
    setFailure(undefined);
    try {
      if (identity.current?.email.toLowerCase() !== email.toLowerCase()) {
        await withoutRedirect(() => identity.signUp({ email, password, fullName }));
      }
      await account.saveUser({ email, fullName });
      await navigate("/onboarding");
    } catch (error) {
      if (error instanceof IdentityError && error.field) {
        await form.setFieldError(error.field, error.message);
        return;
      }
      if (error instanceof IdentityError || error instanceof ApiError) {
        setFailure(error.message);
        return;
      }
      log("Cannot sign up", error);
      setFailure("Something went wrong");
    }
  }

  return {
    fullName: form.field("fullName"),
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
