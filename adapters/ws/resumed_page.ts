import type { UserId } from "../../core/account/mod.ts";
import type { ResumedPage } from "../../core/chat/mod.ts";
import type { ChatDataFromServer } from "../../wire/chat/chat_frames.ts";
import { messageView } from "../shared/message_view.ts";

/** Below `maxBufferedBytes`, so that a page of the longest messages does not get its reader cut off. */
const MAX_PAGE_BYTES = 512 * 1024;

/** A page as the socket sends it, cut where it gets too large. It has at least one message of the given page. */
export function pageThatFits(page: ResumedPage, reader: UserId): ChatDataFromServer<"resumed"> {
  let bytes = 0;
  const messages = [];
  for (const message of page.messages) {
    const view = messageView(message, reader);
    bytes += Buffer.byteLength(JSON.stringify(view));
    if (bytes > MAX_PAGE_BYTES && messages.length > 0) break;
    messages.push(view);
  }
  const cut = messages.length < page.messages.length;
  return { messages, cursor: cut ? (messages.at(-1)?.cursor ?? page.cursor) : page.cursor, more: cut || page.more };
}
