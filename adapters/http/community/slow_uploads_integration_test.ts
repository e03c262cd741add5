import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryPhotoStorage } from "../../memory/community/photo_storage.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type CommunityApp, post, startCommunityApp } from "./testing/community_app.ts";

const SLOW_PEOPLE = 4;
const SLOW_UPLOADS = 64;
const POSTS = 7;
/** A busy machine may disturb one measurement. */
const MEASUREMENTS = 3;

let community: CommunityApp;
let slow: SlowUpload[] = [];

beforeAll(async () => {
  community = await startCommunityApp(new MemoryPhotoStorage(new FixedClock(calendarDate("2026-11-19"))));
});
afterAll(async () => {
  for (const upload of slow) upload.stop();
  await community.close();
});

it("posts at most twice as slowly while four people on the same network send 64 uploads byte by byte", async () => {
  await medianPostMs(); // warms up
  let ratio = Number.POSITIVE_INFINITY;
  for (let n = 0; n < MEASUREMENTS && ratio > 2; n += 1) {
    for (const upload of slow) upload.stop();
    const aloneMs = await medianPostMs();
    slow = Array.from({ length: SLOW_UPLOADS }, (_, place) => new SlowUpload(slowPerson(place % SLOW_PEOPLE)));
    await expect.poll(() => slow.filter(({ isSending }) => isSending)).toHaveLength(SLOW_UPLOADS);
    ratio = (await medianPostMs()) / aloneMs;
  }

  expect(ratio).toBeLessThanOrEqual(2);
});

it("ends a slow upload with a clear error, and closes its connection", async () => {
  const upload = new SlowUpload(tomas);
  slow.push(upload);
  const [head, body] = (await upload.received).split("\r\n\r\n");

  expect(head).toMatch(/^HTTP\/1\.1 408 /u);
  expect(head?.toLowerCase()).toContain("connection: close");
  expect(JSON.parse(body ?? "")).toMatchObject({
    code: "request_timeout",
    message: "Cannot read the body: it arrives with less than 8 KiB per second",
  });
});

async function medianPostMs(): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < POSTS; n += 1) {
    const startedAt = performance.now();
    const { status } = await post(community, maya);
    times.push(performance.now() - startedAt);
    expect(status).toBe(200);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(POSTS / 2)] ?? Number.NaN;
}

function slowPerson(number: number): Person {
  return { ...tomas, identityId: `identity-slow-${number}` as Person["identityId"], email: undefined };
}

/** An upload whose body arrives one byte at a time. */
class SlowUpload {
  readonly #socket: Socket;
  readonly #timer: NodeJS.Timeout;
  /** The server's bytes until it closed the connection. */
  readonly received: Promise<string>;

  constructor(person: Person) {
    const { host, hostname, port } = new URL(community.url);
    this.#socket = connect(Number(port), hostname).on("error", () => {});
    const token = community.verifier.issue({ ...person, name: person.fullName });
    this.#socket.write(
      `POST /api/community-posts HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000000\r\n` +
        'Content-Type: multipart/form-data; boundary=slow\r\n\r\n--slow\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n',
    );
    this.#timer = setInterval(() => this.#socket.write("a"), 100);
    let received = "";
    this.#socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
    });
    this.received = new Promise((resolve) => {
      this.#socket.on("close", () => {
        clearInterval(this.#timer);
        resolve(received);
      });
    });
  }

  get isSending(): boolean {
    return this.#socket.readyState === "open" && this.#socket.bytesWritten > 0;
  }

  stop(): void {
    this.#socket.destroy();
  }
}
