import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { fullNameProblem } from "../../../core/account/mod.ts";
import { currentUserQuery, FEEDS, HOUSEHOLD, POSTS, userInfoQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { useAuthForm } from "../auth/use_auth_form.ts";

/** Changes the person's name. */
export function useNameForm() {
  const { account, identity, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { field, ...form } = useAuthForm({
    rules: { fullName: (text) => fullNameProblem(text) ?? true },
    send: save,
    unknownError: { logged: "Cannot change the name", shown: t`Your name is not saved. Try again.` },
  });

  async function save({ fullName = "" }: Readonly<Record<string, string>>): Promise<void> {
    await account.saveUser({ email: identity.current?.email, fullName });
    showToast(t`Your name is saved.`, { tone: "done" });
    identity.confirm().catch((error: unknown) => log("Cannot load the new name", error));
    const named = [userInfoQuery(account).queryKey, currentUserQuery(account).queryKey, HOUSEHOLD, FEEDS, POSTS];
    for (const queryKey of named) void queryClient.invalidateQueries({ queryKey });
  }

  return { ...form, fullName: field("fullName"), initialName: identity.current?.fullName };
}
