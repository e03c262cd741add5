import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../services.ts";
import { REQUIRED_CREDENTIALS, useAuthForm, useRedirectWhenSignedIn, useSocialSignIn } from "./mod.ts";
import { saveLanguage } from "./save_language.ts";

/**
 * Creates the account at the identity service, saves the person on our server and opens onboarding. If the second step
 * fails, trying again repeats only that one.
 */
export function useSignUp() {
  const { identity, account, log } = useServices();
  const navigate = useNavigate();
  const form = useAuthForm({
    rules: { fullName: checkFullName, ...REQUIRED_CREDENTIALS, password: checkPassword },
    send: signUp,
    unknownError: { logged: "Cannot sign up", shown: t`Something went wrong` },
  });
  const withoutRedirect = useRedirectWhenSignedIn();
  const social = useSocialSignIn({
    withoutRedirect,
    purpose: "sign-up",
    onFailure: form.setFailure,
    async onSignedIn() {
      try {
        const { email = "", fullName = "" } = identity.current ?? {};
        // Cleaned, because this form cannot correct the provider's name.
        const { nameOrGuest } = await loadNameRule();
        await account.saveUser({ email, fullName: nameOrGuest(fullName) });
        await saveLanguage({ account, log });
        await navigate("/onboarding");
      } catch (error) {
        await form.showError(error);
      }
    },
  });

  async function signUp(typed: Readonly<Record<string, string>>): Promise<void> {
    const { password = "" } = typed;
    const fullName = typed["fullName"]?.trim() ?? "";
    const email = typed["email"]?.trim() ?? "";
    if (identity.current?.email.toLowerCase() !== email.toLowerCase()) {
      await withoutRedirect(() => identity.signUp({ email, password, fullName }));
    }
    await account.saveUser({ email, fullName });
    await saveLanguage({ account, log });
    // Not awaited: without the mail the account works, and the settings offer to send it again.
    account
      .sendVerificationMail()
      .catch((error: unknown) => log("Cannot send the mail that verifies an address", error));
    await navigate("/onboarding");
  }

  return {
    fullName: form.field("fullName"),
    email: form.field("email"),
    password: form.field("password"),
    errors: form.errors,
    failure: form.failure,
    social,
    isBusy: form.isBusy,
    onSubmit: form.onSubmit,
  };
}

/** Without a connection only a missing name is found here; the server checks the rest again. */
async function checkFullName(text: string): Promise<true | string> {
  const rule = await loadNameRule().catch(() => undefined);
  return rule ? (rule.fullNameProblem(text) ?? true) : text.trim() !== "" || t`Full Name is required`;
}

/** Without a connection no account can be created anyway. */
async function checkPassword(password: string): Promise<true | string> {
  const isGiven = REQUIRED_CREDENTIALS.password(password);
  if (isGiven !== true) return isGiven;
  const rule = await import("./common_passwords.ts").catch(() => undefined);
  return rule?.passwordProblem(password) ?? true;
}

function loadNameRule() {
  return import("./name_rule.ts");
}
