import { t } from "@lingui/core/macro";
import Share from "lucide-react/icons/share-2";
import { lazy, Suspense } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { momentText } from "../../platform/format/mod.ts";
import { useShareLink } from "../../platform/hooks/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { SecretText } from "../../platform/secret_text/mod.ts";
import { LinkParts } from "./household_layout.ts";

const InvitationCode = lazy(() => retryImport(() => import("./InvitationCode.tsx")));

export interface InvitationLinkProps {
  link: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}

/** A new link: to copy, to share, and as a QR code for a phone beside this screen. */
export function InvitationLink({ link, expiresAt }: InvitationLinkProps) {
  const share = useShareLink();
  return (
    <LinkParts>
      <SecretText
        label={t`Invitation link`}
        hint={t`Shown only now. Works once, until ${momentText(expiresAt)}.`}
        text={link}
      >
        {typeof navigator.share === "function" && (
          <Button
            variant="plain"
            icon={<Share size={20} />}
            onClick={() => void share({ title: t`Plan with me on Weekplate`, path: link })}
          >
            {t`Share`}
          </Button>
        )}
      </SecretText>
      <Text size="meta" tone="soft">
        {t`Or let the other phone’s camera read this code:`}
      </Text>
      <Suspense fallback={null}>
        <InvitationCode link={link} />
      </Suspense>
    </LinkParts>
  );
}
