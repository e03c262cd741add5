import { percentile } from "../measure/percentile.ts";
import { waitUntil } from "../measure/wait_until.ts";
import type { LoadSocket } from "./load_socket.ts";
import { pace } from "./pace.ts";

const ARRIVAL_TIMEOUT_MS = 10_000;

/** Messages among open sockets; times are in milliseconds. */
export interface Talk {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly lostOrDuplicated: number;
}

let talks = 0;

/** The people write to each other in pairs, alternately. Resolves when all messages have arrived, or too late. */
export async function talk(
  sockets: readonly LoadSocket[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Talk> {
  talks += 1;
  const prefix = `Message ${talks}-`;
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  let lostOrDuplicated = 0;
  const onMessage = (text: string) => {
    const at = sentAt.get(text);
    if (at === undefined) lostOrDuplicated += 1;
    else latencies.push(performance.now() - at);
    sentAt.delete(text);
  };
  for (const socket of sockets) socket.onMessage = onMessage;

  const begun = performance.now();
  const paced = await pace(
    async (nth) => {
      const sender = nth % sockets.length;
      const receiver = sockets[sender % 2 === 0 ? sender + 1 : sender - 1];
      if (!receiver) return;
      const text = `${prefix}${nth}`;
      sentAt.set(text, performance.now());
      sockets[sender]?.send(receiver.userId, text);
    },
    { perSecond: rate, seconds },
  );
  const tookSeconds = (performance.now() - begun) / 1_000;
  await waitUntil(() => sentAt.size === 0, { timeoutMs: ARRIVAL_TIMEOUT_MS });
  return {
    perSecond: paced.begun / tookSeconds,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    lostOrDuplicated: lostOrDuplicated + sentAt.size,
  };
}
