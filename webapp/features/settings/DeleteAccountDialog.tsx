import { t } from "@lingui/core/macro";
import { useRef } from "react";
import { DELETE_CONFIRMATION } from "../../../core/personal_data/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { signInAddress } from "../../../wire/account/sign_in_addresses.ts";
import { useStanding } from "../safety/mod.ts";
import { useDeleteAccount } from "./use_delete_account.ts";
import { DELETION_ADDRESS } from "./use_deletion_dialog.ts";

const PROVIDERS = { google: "Google", facebook: "Facebook" } as const;

/** Asks the person to confirm in writing and to sign in again, and then deletes their account. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null);
  const isSuspended = Boolean(useStanding()?.suspendedUntil);
  const {
    confirmation,
    password,
    errors,
    failure,
    isBusy,
    hasPassword,
    providers,
    providerName,
    needsProvider,
    deleteAccount,
  } = useDeleteAccount(first);
  return (
    <Dialog
      open
      title={t`Delete my account`}
      {...(needsProvider ? {} : { initialFocus: first })}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void deleteAccount();
        }}
      >
        <Stack gap="20">
          <Text>
            {t`Your plan, posts, photos, ratings and settings are deleted for good. People you wrote to keep the messages, from ‘Deleted account’. This cannot be undone.`}
          </Text>
          {isSuspended && (
            <Text>
              {t`Your account is suspended. Until that ends, we keep a code made from your sign-in and your verified e-mail address, which suspends a new account of yours too. Neither can be read from it.`}
            </Text>
          )}
          {providerName !== undefined && <Text>{t`Your account at ${providerName} itself stays.`}</Text>}
          {failure && <Notice>{failure}</Notice>}
          {needsProvider ? (
            <LinkButton width="full" href={signInAddress(DELETION_ADDRESS, { again: true })}>
              {t`Sign in again with ${providerName ?? ""}`}
            </LinkButton>
          ) : (
            <TextField
              ref={first}
              label={t`Type ${DELETE_CONFIRMATION} to confirm`}
              autoComplete="off"
              autoCapitalize="characters"
              error={errors.confirmation}
              {...confirmation}
            />
          )}
          {hasPassword && (
            <PasswordField
              label={t`Your password`}
              autoComplete="current-password"
              error={errors.password}
              {...password}
            />
          )}
          {(hasPassword || (providerName !== undefined && !needsProvider)) && (
            <Button type="submit" variant="danger" width="full" busy={isBusy} busyText={t`Deleting…`}>
              {t`Delete my account`}
            </Button>
          )}
          {providers.length > 0 && hasPassword && <Text tone="soft">{t`Or, if you sign in without a password:`}</Text>}
          {providers.map((provider) => (
            <Button
              key={provider}
              variant="plain"
              width="full"
              disabled={isBusy}
              onClick={() => void deleteAccount(provider)}
            >
              {t`Delete with ${PROVIDERS[provider]}`}
            </Button>
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
