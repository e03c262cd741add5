import type { UserId } from "../../core/account/mod.ts";
import type { ResumedPage } from "../../core/chat/mod.ts";
import type { ChatDataFromServer } from "../../wire/chat_frames.ts";
import { messageView } from "../shared/message_view.ts";

/** Most bytes on a page, so that a page of the longest messages does not by itself make a reader that lags. */
const PAGE_BYTES = 512 * 1024;

/** A page as the socket says it, cut short where it gets too heavy. It always gets on by at least one message. */
export function pageThatFits(page: ResumedPage, reader: UserId): ChatDataFromServer<"resumed"> {
  let bytes = 0;
  const messages = [];
  for (const message of page.messages) {
    const view = messageView(message, reader);
    bytes += Buffer.byteLength(JSON.stringify(view));
    if (bytes > PAGE_BYTES && messages.length > 0) break;
    messages.push(view);
  }
  const cut = messages.length < page.messages.length;
  return { messages, cursor: cut ? (messages.at(-1)?.cursor ?? page.cursor) : page.cursor, more: cut || page.more };
}
