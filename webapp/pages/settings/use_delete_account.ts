import { type ChangeEvent, type RefObject, useEffect, useState } from "react";
import { DELETE_CONFIRMATION } from "../../../core/personal_data/mod.ts";
import { ApiError } from "../../api/mod.ts";
import { useToast } from "../../hooks/mod.ts";
import { IdentityError, type SocialProvider } from "../../identity/mod.ts";
import { useServices } from "../../services.ts";
import { useLogOut } from "../../shell/mod.ts";

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
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    identity.preload(); // so that a popup opens at once
  }, [identity]);

  async function deleteAccount(provider?: SocialProvider): Promise<void> {
    if (isBusy) return;
    const found: Errors = {
      confirmation:
        confirmation === DELETE_CONFIRMATION ? undefined : `Type ${DELETE_CONFIRMATION} in capital letters.`,
      password: provider || password ? undefined : "Enter your password.",
    };
    setErrors(found);
    setFailure(undefined);
    if (found.confirmation) confirmationInput.current?.focus();
    if (found.confirmation || found.password) return;

    setIsBusy(true);
    try {
      const token = await identity.signInAgain(provider ? { provider } : { password });
      await account.deleteAccount(token);
      await logOut();
      showToast("Your account is deleted.", { tone: "done" });
    } catch (error) {
      if (error instanceof IdentityError && error.isCancelled) return;
      const isReadable = error instanceof IdentityError || error instanceof ApiError;
      if (!isReadable) log("Cannot delete the account", error);
      const message = isReadable ? error.message : "Your account could not be deleted. Try again.";
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
    /** An error that belongs to no field. */
    failure,
    isBusy,
    /** Whether the person can have a password: without an e-mail there is none. */
    hasPassword: Boolean(identity.current?.email),
    providers: identity.socialProviders,
    deleteAccount,
  };
}

function fieldOf(value: string, set: (value: string) => void) {
  return { value, onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.target.value) };
}
