import { plural, t } from "@lingui/core/macro";
import { Button } from "../../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../../ui-kit/Notice/mod.ts";
import { useOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
import type { OutboxEntry } from "./outbox_entry.ts";
import { areMessages } from "./unsent_text.ts";

export interface UnsentNoticeProps {
  /** Reports unsent actions. */
  onShow: () => void;
}

/** Says that changes are not sent. The part of the page around it announces it. */
export function UnsentNotice({ onShow }: UnsentNoticeProps) {
  const outbox = useOutbox();
  const { entries, isNotPersisted } = useOutboxSnapshot();
  const refused = entries.filter(({ refusal }) => refusal);
  return (
    <Notice
      tone={isNotPersisted || refused.length > 0 ? "warning" : "info"}
      role="presentation"
      action={
        <>
          {refused.length < entries.length && (
            <Button variant="ghost" size="small" onClick={() => void outbox?.send()}>
              {t`Send now`}
            </Button>
          )}
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={onShow}>
            {t`Show`}
          </Button>
        </>
      }
    >
      {noticeText({ refused, isNotPersisted })}
    </Notice>
  );
}

function noticeText({ refused, isNotPersisted }: { refused: readonly OutboxEntry[]; isNotPersisted: boolean }): string {
  if (refused.length > 0) {
    return areMessages(refused)
      ? plural(refused.length, {
          one: "# message is not saved. Send again or discard what you see under “Show”.",
          other: "# messages are not saved. Send again or discard what you see under “Show”.",
        })
      : plural(refused.length, {
          one: "# change is not saved. Send again or discard what you see under “Show”.",
          other: "# changes are not saved. Send again or discard what you see under “Show”.",
        });
  }
  if (isNotPersisted) return t`This device has no room for your changes. Leave this page open until they are sent.`;
  return t`Not all changes are sent. They are kept on this device and sent again by themselves.`;
}
