import { beforeEach, describe, expect, it } from "vitest";
import { UploadQueue, type UploadSender } from "./upload_queue.ts";

const LIMITS = {
  maxPerPerson: 2,
  maxPerNetwork: 4,
  maxFurtherPerNetwork: 2,
  maxWaitingPerPerson: 3,
  maxWaiting: 5,
  queueTimeoutMs: 60_000,
};

let queue: UploadQueue;
/** Senders of the uploads in progress, in the order in which they began. */
let begun: string[];
let ends: (() => void)[];

beforeEach(() => {
  queue = new UploadQueue(LIMITS);
  begun = [];
  ends = [];
});

/** An upload that runs until its entry in `ends` is called. */
function upload(
  person: string,
  { network = `home of ${person}`, stop = new AbortController().signal } = {},
): Promise<void> {
  const sender: UploadSender = { person, network };
  const task = () => {
    begun.push(person);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    return promise;
  };
  const running = queue.run(task, { sender, stop, refuse: () => new Error(`refused ${person}`) });
  running.catch(() => {});
  return running;
}

async function end(place: number): Promise<void> {
  ends[place]?.();
  await new Promise((resolve) => setImmediate(resolve));
}

describe("the limit of a person", () => {
  it("lets further uploads wait without delaying other people", async () => {
    for (let n = 0; n < 4; n += 1) void upload("maya");
    void upload("tomas");
    expect(begun).toEqual(["maya", "maya", "tomas"]);

    await end(0);
    expect(begun).toEqual(["maya", "maya", "tomas", "maya"]);
  });

  // #server-bounded
  it("bounds how many wait, for one person and for all", async () => {
    for (let n = 0; n < 5; n += 1) void upload("maya");
    await expect(upload("maya")).rejects.toThrow("refused maya");

    for (let n = 0; n < 4; n += 1) void upload("tomas");
    await expect(upload("tomas")).rejects.toThrow("refused tomas");
    expect(begun).toEqual(["maya", "maya", "tomas", "tomas"]);
  });

  it("frees the place of an upload that fails", async () => {
    const failing = () => Promise.reject(new Error("failed"));
    const options = { sender: { person: "maya", network: "home" }, stop: new AbortController().signal };
    for (let n = 0; n < 5; n += 1) {
      await expect(queue.run(failing, { ...options, refuse: () => new Error("refused") })).rejects.toThrow("failed");
    }
  });
});

describe("the limit of a network", () => {
  const network = "office";

  it("keeps places for people who have no upload in progress", () => {
    for (const person of ["maya", "maya", "tomas", "tomas", "ingeborg"]) void upload(person, { network });

    expect(begun).toEqual(["maya", "maya", "tomas", "ingeborg"]);
  });

  it("lets the next person wait, and no one on another network", async () => {
    for (const person of ["maya", "tomas", "ingeborg", "yuki", "arne"]) void upload(person, { network });
    void upload("signe");
    expect(begun).toEqual(["maya", "tomas", "ingeborg", "yuki", "signe"]);

    await end(0);
    expect(begun.at(-1)).toBe("arne");
  });
});

describe("an upload that waits", () => {
  it("is refused when it has waited too long", async () => {
    queue = new UploadQueue({ ...LIMITS, queueTimeoutMs: 5 });
    void upload("maya");
    void upload("maya");

    await expect(upload("maya")).rejects.toThrow("refused maya");
  });

  it("leaves the queue when its client has gone", async () => {
    const client = new AbortController();
    for (let n = 0; n < 2; n += 1) void upload("maya");
    const gone = upload("maya", { stop: client.signal });
    client.abort();

    await expect(gone).rejects.toThrow("refused maya");
    await expect(upload("maya", { stop: client.signal })).rejects.toThrow("refused maya");
    await end(0);
    expect(begun).toEqual(["maya", "maya"]);
  });
});
