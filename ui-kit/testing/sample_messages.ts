import type { Message } from "../MessageList/mod.ts";

const TOMAS = "Tomás Herrera";
const MAYA = "Maya Lindqvist";

const CONVERSATION = [
  ["other", "2026-11-17T20:12:00", "Your falafel plate made me hungry."],
  ["other", "2026-11-17T20:13:00", "Do you soak the chickpeas overnight?"],
  ["own", "2026-11-17T20:20:00", "Yes, twelve hours, then no cooking at all."],
  ["own", "2026-11-18T17:55:00", "Hi Tomás, your ramen looks perfect!"],
  ["other", "2026-11-18T17:58:00", "Thanks for asking about the ramen."],
  ["own", "2026-11-18T18:01:00", "Was the broth white miso or red?\nMine turned out too salty."],
  ["other", "2026-11-18T18:02:00", "Yes! White miso, two spoons, stirred in off the heat."],
  ["own", "2026-11-18T18:04:00", "Did you toast the mushrooms first?"],
  ["other", "2026-11-18T18:05:00", "Always. Dry pan, no oil, until they squeak. Then butter."],
] as const;

/** Maya asks Tomás about his ramen, on two evenings. Times are local, so that they are the same in any time zone. */
export const sampleMessages: readonly Message[] = [
  ...CONVERSATION.map(([from, sentAt, text], index) => sampleMessage({ id: `${index + 1}`, from, sentAt, text })),
  sampleMessage({
    id: "temporary-1",
    clientId: "temporary-1",
    from: "own",
    text: "Cooking it on Wednesday. I’ll post the bowl!",
    sentAt: "2026-11-18T18:06:00",
    state: "sending",
  }),
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
