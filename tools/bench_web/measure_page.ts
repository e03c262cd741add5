import type { BrowserContext, CDPSession } from "playwright";

/** Options of Playwright for a browser as on a phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  // The server draws some pages in another order for a phone.
  userAgent:
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36",
};

/** A mid-range phone on a slow mobile network, as in Lighthouse. */
const SLOW = {
  /** Factor by which it is slower than this machine. */
  cpu: 4,
  /** Round trip in milliseconds. */
  latency: 150,
  /** Bytes a second. */
  download: (1.6 * 1024 * 1024) / 8,
  upload: (750 * 1024) / 8,
};

/** A page is complete after this time without a request, in milliseconds. */
const QUIET_MS = 1_500;
const TIMEOUT_MS = 90_000;

/** Figures of one first visit. Sizes in kilobytes, times in milliseconds since the navigation began. */
export interface PageFigures {
  readonly javascript: number;
  readonly css: number;
  readonly requests: number;
  /** The first paint of a text or picture: of the page's own content if it is server-rendered. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Moved elements, worst first. */
  readonly shifted: readonly string[];
  readonly longTasks: number;
  /** Time of long tasks beyond 50 ms each. */
  readonly blocked: number;
  /** When the last script had arrived. */
  readonly codeThere: number;
  /** When the first request for data was sent, if any. */
  readonly dataAsked: number | undefined;
  /** When the last one was sent. */
  readonly lastDataAsked: number | undefined;
}

interface Load {
  readonly kind: string;
  readonly address: string;
  readonly sentAt: number;
  bytes: number;
  doneAt: number | undefined;
}

declare global {
  interface Window {
    webBench: {
      firstPaint: number;
      largestPaint: number;
      layoutShift: number;
      shifted: [number, string][];
      tasks: number[];
    };
  }
}

/** Makes a page's processor and network those of the slow phone. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.download,
    uploadThroughput: SLOW.upload,
  });
}

/** Opens a page as a first visit on the slow phone, and measures it until it is complete. */
export async function measurePage(context: BrowserContext, address: string): Promise<PageFigures> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPage);
    const devtools = await context.newCDPSession(page);
    const loads = await watchLoads(devtools);
    await slowDown(devtools);
    await page.goto(address, { waitUntil: "load", timeout: TIMEOUT_MS });
    await settled(loads);
    const seen = await page.evaluate(() => window.webBench);
    const all = [...loads.values()];
    // The page may send the browser on: times count from the first request.
    const sentOnAt = Math.max(0, ...all.filter(({ kind }) => kind === "Document").map(({ sentAt }) => sentAt));
    return { ...figuresOf(all), ...timesOf(seen, sentOnAt) };
  } finally {
    await page.close();
  }
}

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  window.webBench = { firstPaint: 0, largestPaint: 0, layoutShift: 0, shifted: [], tasks: [] };
  const { webBench } = window;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") webBench.firstPaint = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    webBench.largestPaint = startTime;
  });
  watch("longtask", ({ duration }) => webBench.tasks.push(duration));
  watch("layout-shift", (entry) => {
    if (!("value" in entry) || !("sources" in entry) || !Array.isArray(entry.sources)) return;
    const value = Number(entry.value);
    webBench.layoutShift += value;
    for (const { node, previousRect, currentRect } of entry.sources) {
      const name = node instanceof Element ? `${node.tagName.toLowerCase()} "${node.textContent.slice(0, 30)}"` : "?";
      const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(",");
      webBench.shifted.push([value, `${name} ${box(previousRect)} -> ${box(currentRect)}`]);
    }
  });
}

async function watchLoads(devtools: CDPSession): Promise<Map<string, Load>> {
  const loads = new Map<string, Load>();
  let start: number | undefined;
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type = "Other" }) => {
    start ??= timestamp;
    if (request.url.startsWith("data:")) return;
    const sentAt = (timestamp - start) * 1000;
    // A module that is preloaded is of type Other.
    const kind = new URL(request.url).pathname.endsWith(".js") ? "Script" : type;
    loads.set(requestId, { kind, address: request.url, sentAt, bytes: 0, doneAt: undefined });
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const load = loads.get(requestId);
    if (!load) return;
    load.bytes = bytes;
    load.doneAt = (timestamp - (start ?? timestamp)) * 1000;
  };
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  devtools.on("Network.loadingFailed", ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return loads;
}

async function settled(loads: ReadonlyMap<string, Load>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let quietSince = Date.now();
  let known = 0;
  while (Date.now() - quietSince < QUIET_MS && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const underWay = [...loads.values()].some(({ doneAt }) => doneAt === undefined);
    if (underWay || loads.size !== known) quietSince = Date.now();
    known = loads.size;
  }
}

function figuresOf(loads: readonly Load[]) {
  const kilobytes = (kind: string) =>
    loads.filter((load) => load.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const calls = loads.filter(({ kind, address }) => isData(kind, address)).map(({ sentAt }) => sentAt);
  return {
    javascript: kilobytes("Script"),
    css: kilobytes("Stylesheet"),
    requests: loads.length,
    codeThere: Math.max(0, ...loads.filter(({ kind }) => kind === "Script").map(({ doneAt = 0 }) => doneAt)),
    dataAsked: calls.length === 0 ? undefined : Math.min(...calls),
    lastDataAsked: calls.length === 0 ? undefined : Math.max(...calls),
  };
}

/** A call to our own server for the page's content; not the settings, and none to the identity service. */
function isData(kind: string, address: string): boolean {
  return ["Fetch", "XHR"].includes(kind) && new URL(address).port === "3300" && !address.endsWith("/config.json");
}

function timesOf({ firstPaint, largestPaint, layoutShift, shifted, tasks }: Window["webBench"], sentOnAt: number) {
  return {
    firstPaint: sentOnAt + firstPaint,
    largestPaint: sentOnAt + largestPaint,
    layoutShift,
    shifted: shifted.toSorted(([one], [other]) => other - one).map(([value, what]) => `${value.toFixed(4)} ${what}`),
    longTasks: tasks.length,
    blocked: tasks.reduce((total, duration) => total + duration - 50, 0),
  };
}
