import { type ChatFrameFromClient, chatFrameFromClient } from "../../wire/chat/chat_frames.ts";

/** The text of a received frame; undefined for a binary one. */
export type InboundText = string | undefined;

/** The data of one of a client's events. */
export type DataFromClient<Event extends ChatFrameFromClient["event"]> = Extract<
  ChatFrameFromClient,
  { event: Event }
>["data"];

/** The frames that need an authenticated socket. */
export type FrameAfterAuthenticate = Exclude<ChatFrameFromClient, { event: "authenticate" }>;

/** Parses one frame, or says why it can't be parsed, in words for a person. */
export function readFrame(text: InboundText): ChatFrameFromClient | { readonly problem: string } {
  if (text === undefined) return { problem: "Cannot read the frame: it is not text" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: "Cannot read the frame: it is not JSON" };
  }
  const frame = chatFrameFromClient.safeParse(json);
  if (frame.success) return frame.data;
  const [issue] = frame.error.issues;
  return { problem: `Cannot read the frame: ${issue?.path.join(".") || "event"}: ${issue?.message}` };
}
