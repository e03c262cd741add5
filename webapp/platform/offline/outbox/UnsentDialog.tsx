import { t } from "@lingui/core/macro";
import { Button } from "../../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../../ui-kit/Dialog/mod.ts";
import { Text } from "../../../../ui-kit/Text/mod.ts";
import { useServices } from "../../../services.ts";
import { messageTime } from "../../format/mod.ts";
import { useOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
import { againAction } from "./outbox_entry.ts";
import { Actions, Item, Items } from "./unsent_layout.ts";
import { type UnsentItem, unsentItems } from "./unsent_text.ts";

export interface UnsentDialogProps {
  onClose: () => void;
}

/** Lists unsent actions. Refused ones can be sent again, and all of them discarded. */
export function UnsentDialog({ onClose }: UnsentDialogProps) {
  const items = unsentItems(useOutboxSnapshot().entries);
  return (
    <Dialog title={t`Not sent yet`} open onOpenChange={onClose}>
      {items.length === 0 ? (
        <Text aria-live="polite">{t`All is sent.`}</Text>
      ) : (
        <Items>
          {items.map((item) => (
            <UnsentRow key={item.entries[0]?.id} item={item} />
          ))}
        </Items>
      )}
    </Dialog>
  );
}

function UnsentRow({ item: { entries, text, madeAt, refusal } }: { item: UnsentItem }) {
  const outbox = useOutbox();
  const { today } = useServices();

  return (
    <Item>
      <div>
        <Text>{text}</Text>
        <Text size="meta" tone="soft">
          {refusal?.message ?? t`${messageTime(madeAt, today())} · sent by itself once you are connected`}
        </Text>
      </div>
      <Actions>
        {refusal && (
          <Button
            variant="plain"
            size="small"
            aria-label={t`Send again: ${text}`}
            onClick={() => {
              for (const { id, action } of entries) outbox?.resend(id, againAction(action));
            }}
          >
            {t`Send again`}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Discard: ${text}`}
          onClick={() => {
            for (const { id } of entries) outbox?.discard(id);
          }}
        >
          {t`Discard`}
        </Button>
      </Actions>
    </Item>
  );
}
