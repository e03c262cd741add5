import { type ChatFrameFromServer, chatFrameFromServer } from "../../../wire/chat/chat_frames.ts";

/** Parses a server frame; undefined for an unknown one, which a newer server may send. */
export function parseServerFrame(text: string): ChatFrameFromServer | undefined {
  try {
    return chatFrameFromServer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
