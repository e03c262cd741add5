import type { Message } from "../MessageList/mod.ts";

const TOMAS = "Tomás Herrera";
const MAYA = "Maya Lindqvist";

/** Maya asks Tomás about his ramen, on two evenings. Times are local, so that they are the same in any time zone. */
export const sampleMessages: readonly Message[] = [
  {
    id: "1",
    from: "other",
    senderName: TOMAS,
    text: "Your falafel plate made me hungry.",
    sentAt: "2026-11-17T20:12:00",
    state: "sent",
  },
  {
    id: "2",
    from: "other",
    senderName: TOMAS,
    text: "Do you soak the chickpeas overnight?",
    sentAt: "2026-11-17T20:13:00",
    state: "sent",
  },
  {
    id: "3",
    from: "own",
    senderName: MAYA,
    text: "Yes, twelve hours, then no cooking at all.",
    sentAt: "2026-11-17T20:20:00",
    state: "sent",
  },
  {
    id: "4",
    from: "own",
    senderName: MAYA,
    text: "Hi Tomás, your ramen looks perfect!",
    sentAt: "2026-11-18T17:55:00",
    state: "sent",
  },
  {
    id: "5",
    from: "other",
    senderName: TOMAS,
    text: "Thanks for asking about the ramen.",
    sentAt: "2026-11-18T17:58:00",
    state: "sent",
  },
  {
    id: "6",
    from: "own",
    senderName: MAYA,
    text: "Was the broth white miso or red?\nMine turned out too salty.",
    sentAt: "2026-11-18T18:01:00",
    state: "sent",
  },
  {
    id: "7",
    from: "other",
    senderName: TOMAS,
    text: "Yes! White miso, two spoons, stirred in off the heat.",
    sentAt: "2026-11-18T18:02:00",
    state: "sent",
  },
  {
    id: "8",
    from: "own",
    senderName: MAYA,
    text: "Did you toast the mushrooms first?",
    sentAt: "2026-11-18T18:04:00",
    state: "sent",
  },
  {
    id: "9",
    from: "other",
    senderName: TOMAS,
    text: "Always. Dry pan, no oil, until they squeak. Then butter.",
    sentAt: "2026-11-18T18:05:00",
    state: "sent",
  },
  {
    id: "temporary-1",
    clientId: "temporary-1",
    from: "own",
    senderName: MAYA,
    text: "Cooking it on Wednesday. I’ll post the bowl!",
    sentAt: "2026-11-18T18:06:00",
    state: "sending",
  },
];

/** A message of the sample conversation with other values. */
export function sampleMessage(differences: Partial<Message> & { id: string }): Message {
  return {
    from: "other",
    senderName: differences.from === "own" ? MAYA : TOMAS,
    text: "Then add the noodles.",
    sentAt: "2026-11-18T18:10:00",
    state: "sent",
    ...differences,
  };
}

/** A conversation of this length, a message every ten minutes, before the sample conversation. */
export function manyMessages(count: number): Message[] {
  const end = new Date("2026-11-18T18:00:00").getTime();
  return Array.from({ length: count }, (_, index) =>
    sampleMessage({
      id: `many-${index}`,
      from: index % 3 === 0 ? "own" : "other",
      text: `Step ${index + 1}: ${"stir, taste, ".repeat(1 + (index % 7))}and go on.`,
      sentAt: new Date(end - (count - index) * 600_000),
    }),
  );
}
