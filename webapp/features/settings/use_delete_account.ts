import { t } from "@lingui/core/macro";
import { type ChangeEvent, type RefObject, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DELETE_CONFIRMATION } from "../../../core/personal_data/mod.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { IdentityError, type SocialProvider, signInProblemText } from "../../platform/identity/mod.ts";
import { useLogOut } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";
import { LEAVING } from "./use_deletion_dialog.ts";

interface Errors {
  readonly confirmation?: string | undefined;
  readonly password?: string | undefined;
}

/** Deletes the person's account, after a sign-in that proves that it is theirs, and leaves the signed-in pages. */
export function useDeleteAccount(confirmationInput: RefObject<HTMLInputElement | null>) {
  const { account, identity, log } = useServices();
  const logOut = useLogOut();
  const showToast = useToast();
  const [confirmation, setConfirmation] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const { providerName } = identity;
  const [search] = useSearchParams();
  const problem = providerName === undefined ? undefined : signInProblemText(search, providerName);
  const [failure, setFailure] = useState(problem);
  const [needsProvider, setNeedsProvider] = useState(
    providerName !== undefined && (problem !== undefined || !search.has(LEAVING)),
  );
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    identity.preload(); // so that a popup opens at once
  }, [identity]);

  async function deleteAccount(provider?: SocialProvider): Promise<void> {
    if (isBusy) return;
    const found: Errors = {
      confirmation:
        confirmation === DELETE_CONFIRMATION ? undefined : t`Type ${DELETE_CONFIRMATION} in capital letters.`,
      password: provider || providerName !== undefined || password ? undefined : t`Enter your password.`,
    };
    setErrors(found);
    setFailure(undefined);
    if (found.confirmation) confirmationInput.current?.focus();
    if (found.confirmation || found.password) return;

    setIsBusy(true);
    try {
      const identityToken =
        providerName === undefined ? await identity.signInAgain(provider ? { provider } : { password }) : undefined;
      await account.deleteAccount({ confirmation: DELETE_CONFIRMATION }, { identityToken });
      await logOut();
      showToast(t`Your account is deleted.`, { tone: "done" });
    } catch (error) {
      if (error instanceof IdentityError && error.isCancelled) return;
      const isReadable = error instanceof IdentityError || error instanceof ApiError;
      if (error instanceof ApiError && error.code === "sign_in_again") setNeedsProvider(providerName !== undefined);
      if (!isReadable) log("Cannot delete the account", error);
      const message = isReadable ? error.message : t`Your account could not be deleted. Try again.`;
      // The page is gone if the server has ended the session already.
      if (identity.current) setFailure(message);
      else showToast(message, { tone: "error" });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    confirmation: fieldOf(confirmation, setConfirmation),
    password: fieldOf(password, setPassword),
    errors,
    failure,
    isBusy,
    /** Whether the person can have a password: without an e-mail there is none. */
    hasPassword: providerName === undefined && Boolean(identity.current?.email),
    /** The provider where the person signs in; undefined without one. */
    providerName,
    /** Whether the person has to sign in at the provider once more first. */
    needsProvider,
    providers: identity.socialProviders,
    deleteAccount,
  };
}

function fieldOf(value: string, set: (value: string) => void) {
  return { value, onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.target.value) };
}
