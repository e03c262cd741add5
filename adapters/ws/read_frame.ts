import { type ChatFrameFromClient, chatFrameFromClient } from "../../wire/chat_frames.ts";

/** What came in: a text, or something binary that is no frame. */
export type InboundText = string | undefined;

/** The data that goes with one of a client's events. */
export type DataFromClient<Event extends ChatFrameFromClient["event"]> = Extract<
  ChatFrameFromClient,
  { event: Event }
>["data"];

/** What a device says once it is known whose it is. */
export type FrameAfterAuthenticate = Exclude<ChatFrameFromClient, { event: "authenticate" }>;

/** Reads one frame, or says in words for a person why it can't be read. */
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
