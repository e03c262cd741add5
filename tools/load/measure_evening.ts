import { HttpCaller } from "../measure/http_caller.ts";
import { startServerProcess } from "../measure/measured_process.ts";
import { signInNewcomers, signInViewers } from "../measure/people.ts";
import { percentile } from "../measure/percentile.ts";
import { readCalls } from "../measure/read_calls.ts";
import type { LoadFigure } from "./figures.ts";
import { itemAt } from "./item_at.ts";
import { makeLargePhoto } from "./large_photo.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { openSockets } from "./load_socket.ts";
import { requireOpenFiles } from "./machine.ts";
import { type Paced, pace } from "./pace.ts";
import { photoForm, postAndDelete } from "./photo_post.ts";
import { startProcessorUse } from "./processor_use.ts";
import { MEMBERS, ShoppingHouseholds } from "./shopping_households.ts";
import { talk } from "./talk.ts";

/** Searches, of which each kind has its turn. */
const SEARCHES = /^(?:GET \/api\/recipes,|POST \/find-recipes,)/u;

/** All that many people do at once in the evening, at one server: chat, shop, search and post. docs/operations has the figures. */
export async function measureEvening({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const { sockets, talking, rate, households, searches, posts, recipes } = options;
  const seconds = options.minutes * 60;
  await requireOpenFiles(sockets);
  const viewers = await signInViewers(stack);
  const people = await signInNewcomers(stack, sockets);
  const form = await photoForm(await makeLargePhoto());
  const requests = readCalls({ viewers, recipes })
    .filter(({ name }) => SEARCHES.test(name))
    .flatMap((call) => call.requests);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  const api = new HttpCaller(server.url);
  try {
    const before = await server.memoryMegabytes();
    console.log(`Opening ${sockets.toLocaleString("en")} sockets …`);
    const opened = await openSockets(server.url, people);
    const shopping = await ShoppingHouseholds.of(api, people.slice(0, households * MEMBERS));
    console.log(`${options.minutes} minutes of messages, shopping, searches and posts …`);
    const endUse = await startProcessorUse(server, databaseUrl);
    const at = (perSecond: number) => ({ perSecond, seconds });
    const [messages, changes, searched, posted] = await Promise.all([
      talk(opened.slice(0, talking), { rate, seconds }),
      pace((nth) => shopping.change(nth), at(shopping.changesPerSecond)),
      pace(async (nth) => await api.call(itemAt(requests, nth)), at(searches)),
      pace(async (nth) => await postAndDelete(api, itemAt(people, nth), form), at(posts / seconds)),
    ]);
    const use = await endUse();
    const memory = await server.memoryMegabytes();
    const open = opened.filter(({ isOpen }) => isOpen).length;
    const lost = await shopping.lost();
    await Promise.all(opened.map((socket) => socket.close()));
    return [
      { name: "open sockets, at the end", value: open, unit: "sockets" },
      { name: "messages per second", value: messages.perSecond, unit: "messages" },
      { name: "messages lost or duplicated", value: messages.lostOrDuplicated, unit: "messages", limit: 0 },
      { name: "a message, p50", value: messages.p50, unit: "ms" },
      { name: "a message, p99", value: messages.p99, unit: "ms" },
      ...figuresOf("changes of shopping lists", changes),
      { name: "acknowledged changes that were lost", value: lost, unit: "changes", limit: 0 },
      ...figuresOf("searches", searched),
      ...figuresOf("posts with a photo", posted),
      { name: "processors that the server used", value: use.server, unit: "of one" },
      { name: "that Postgres used", value: use.postgres, unit: "of one" },
      { name: "that the load itself used", value: use.load, unit: "of one" },
      { name: "memory of the server before", value: before, unit: "MB" },
      { name: "at the end", value: memory, unit: "MB" },
    ];
  } finally {
    api.close();
    await server.stop();
  }
}

function figuresOf(what: string, { begun, failed, firstFailure, latenciesMs }: Paced): LoadFigure[] {
  if (firstFailure) console.error(firstFailure);
  return [
    { name: what, value: begun, unit: "calls" },
    { name: `${what}: failed`, value: failed, unit: "calls", limit: 0 },
    { name: `${what}: p50`, value: percentile(latenciesMs, 50), unit: "ms" },
    { name: `${what}: p99`, value: percentile(latenciesMs, 99), unit: "ms" },
  ];
}
