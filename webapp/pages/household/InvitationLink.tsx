import Copy from "lucide-react/icons/copy";
import Share from "lucide-react/icons/share-2";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { momentText } from "../../format/mod.ts";
import { useCopyLink, useShareLink } from "../../hooks/mod.ts";
import { retryImport } from "../../routing/mod.ts";
import { LinkParts } from "./household_layout.ts";

const InvitationCode = lazy(() => retryImport(() => import("./InvitationCode.tsx")));

/** Props of {@linkcode InvitationLink}. */
export interface InvitationLinkProps {
  link: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}

/** A new link: to copy, to share, and as a QR code for a phone beside this screen. */
export function InvitationLink({ link, expiresAt }: InvitationLinkProps) {
  const share = useShareLink();
  const input = useRef<HTMLInputElement>(null);
  const copy = useCopyLink(input);
  useEffect(() => {
    if (link === "") return;
    input.current?.focus();
    // Another link replaces the text of the field that has the focus already.
    input.current?.select();
  }, [link]);

  return (
    <LinkParts>
      <TextField
        ref={input}
        label="Invitation link"
        hint={`Shown only now. Works once, until ${momentText(expiresAt)}.`}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Cluster>
        <Button variant="primary" icon={<Copy size={20} />} onClick={() => void copy(link)}>
          Copy link
        </Button>
        {typeof navigator.share === "function" && (
          <Button
            variant="plain"
            icon={<Share size={20} />}
            onClick={() => void share({ title: "Plan with me on Weekplate", path: link })}
          >
            Share
          </Button>
        )}
      </Cluster>
      <Text size="meta" tone="soft">
        Or let the other phone’s camera read this code:
      </Text>
      <Suspense fallback={null}>
        <InvitationCode link={link} />
      </Suspense>
    </LinkParts>
  );
}
