import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SHELL_PATH } from "../../../../wire/pages/service_worker.ts";
import { APP_CACHE, answerFile, answerPage, dropOldVersions, storeApp } from "./app_files.ts";

/** The server's current files. */
let served: Map<string, string>;
let asked: string[];

beforeEach(() => {
  served = new Map([
    [SHELL_PATH, "page 1"],
    ["/assets/start-1.js", "start 1"],
    ["/assets/kit-1.js", "kit"],
  ]);
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    const text = served.get(pathname);
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

const first = { id: "1", files: ["/assets/start-1.js", "/assets/kit-1.js"] };
const second = { id: "2", files: ["/assets/start-2.js", "/assets/kit-1.js"] };

function deploySecond(): void {
  served = new Map([
    [SHELL_PATH, "page 2"],
    ["/assets/start-2.js", "start 2"],
    ["/assets/kit-1.js", "kit"],
  ]);
}

it("answers with the page and files of its version without the server", async () => {
  await storeApp(first);
  served.clear();

  expect(await (await answerPage(new Request("/week"), first)).text()).toBe("page 1");
  expect(await (await answerFile(new Request("/assets/kit-1.js"), first)).text()).toBe("kit");
});

it("leaves the open version alone while the next one is stored, of which it loads only what is new", async () => {
  await storeApp(first);
  deploySecond();
  asked = [];
  await storeApp(second);

  expect(asked.toSorted()).toEqual(["/assets/start-2.js", SHELL_PATH]);
  expect(await (await answerPage(new Request("/week"), first)).text()).toBe("page 1");
  expect(await (await answerPage(new Request("/week"), second)).text()).toBe("page 2");
});

it("gives an old tab the files that the server has no more, until two versions later", async () => {
  await storeApp(first);
  deploySecond();
  await storeApp(second);
  await dropOldVersions(second);
  expect(await (await answerFile(new Request("/assets/start-1.js"), second)).text()).toBe("start 1");

  await storeApp({ id: "3", files: [] });
  await dropOldVersions({ id: "3" });
  expect(await caches.keys()).toEqual([`${APP_CACHE}2`, `${APP_CACHE}3`]);
});

it("is not installed where a file is missing", async () => {
  await expect(storeApp(second)).rejects.toThrow("/assets/start-2.js: the server replied 404");
});

it("stores what is used once beyond its list", async () => {
  served.set("/assets/settings-1.js", "settings");
  await storeApp(first);
  await answerFile(new Request("/assets/settings-1.js"), first);
  served.clear();

  expect(await (await answerFile(new Request("/assets/settings-1.js"), first)).text()).toBe("settings");
});
