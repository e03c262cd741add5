import { t } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { EmailVerificationNotice } from "../email_verification/mod.ts";
import { useStanding } from "../safety/mod.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useDataDownload } from "./use_data_download.ts";
import { useDeletionDialog } from "./use_deletion_dialog.ts";

const DeleteAccountDialog = lazy(() => import("./DeleteAccountDialog.tsx"));

/** The person's e-mail address while it is not verified, their data, and the end of their account. */
export function AccountSection() {
  const { download, isBusy } = useDataDownload();
  // Where it is required, every page asks for it.
  const email = useStanding()?.emailVerification;
  const { isDeleting, setIsDeleting } = useDeletionDialog();
  return (
    <>
      <TitledSection id="account">
        <Stack gap="20">
          {email && email.email !== null && !email.verified && !email.required && (
            <EmailVerificationNotice state={email} />
          )}
          <Stack gap="12" align="start">
            <Text tone="soft">
              {t`A zip file with everything that is stored about you: your data, messages and photos.`}
            </Text>
            <Button variant="plain" busy={isBusy} busyText={t`Preparing…`} onClick={() => void download()}>
              {t`Download my data`}
            </Button>
          </Stack>
          <Stack gap="12" align="start">
            <Text tone="soft">{t`Deletes your account and your data for good.`}</Text>
            <Button variant="danger" onClick={() => setIsDeleting(true)}>
              {t`Delete my account`}
            </Button>
          </Stack>
        </Stack>
      </TitledSection>
      {/* Outside the section, which is folded on a phone: an address opens it, too. */}
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
