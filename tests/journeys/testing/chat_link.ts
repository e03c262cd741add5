import type { BrowserContext, WebSocketRoute } from "@playwright/test";

/** The live connection of a browser, for cutting it. */
export interface ChatLink {
  /** From now on no data passes, and open connections break. */
  cut(): Promise<void>;
  /** The network is back. */
  mend(): void;
  /** The server receives messages, but its next reply to one is lost, and the connection breaks. */
  loseNextAnswer(): void;
}

/** Stands between the browser's pages and the server's socket. */
export async function chatLink(context: BrowserContext): Promise<ChatLink> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  let losesAnswer = false;
  await context.routeWebSocket(/\/ws$/u, async (page) => {
    if (isCut) {
      await page.close();
      return;
    }
    const server = page.connectToServer();
    open.add(page);
    page.onMessage((text) => {
      if (!isCut) server.send(text);
    });
    server.onMessage((text) => {
      if (losesAnswer && String(text).includes('"messageAck"')) {
        losesAnswer = false;
        open.delete(page);
        void server.close();
        void page.close();
        return;
      }
      if (!isCut) page.send(text);
    });
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((page) => page.close()));
      open.clear();
    },
    mend() {
      isCut = false;
    },
    loseNextAnswer() {
      losesAnswer = true;
    },
  };
}
