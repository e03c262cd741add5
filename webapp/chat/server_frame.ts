import { type ChatFrameFromServer, chatFrameFromServer } from "../../wire/chat_frames.ts";

/** Reads what the server said; nothing where this page does not know it, as a newer server may say more. */
export function readServerFrame(text: string): ChatFrameFromServer | undefined {
  try {
    return chatFrameFromServer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
