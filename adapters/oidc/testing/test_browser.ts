/** A browser without pages: it follows redirects and stores each server's cookies. */
export class TestBrowser {
  readonly #servers: ReadonlyMap<string, string>;
  readonly #cookies = new Map<string, Map<string, string>>();

  /** @param servers the real address of each origin that it can reach. */
  constructor(servers: Readonly<Record<string, string>>) {
    this.#servers = new Map(Object.entries(servers));
  }

  /** Follows redirects from an address. @returns the page that opens, or the first address that begins with `until`. */
  async open(address: string, { until }: { until?: string } = {}): Promise<URL> {
    let current = new URL(address);
    for (let steps = 0; steps < 20; steps += 1) {
      if (until !== undefined && current.href.startsWith(until)) return current;
      const response = await this.send(current.href);
      const location = response?.headers.get("location");
      if (!location) return current;
      current = new URL(location, current);
    }
    throw new Error(`Too many redirects from ${address}`);
  }

  /** Sends one request. @returns undefined for a server out of reach. */
  async send(address: string, init: RequestInit = {}): Promise<Response | undefined> {
    const { origin, pathname, search } = new URL(address);
    const server = this.#servers.get(origin);
    if (server === undefined) return undefined;
    const cookies = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, cookies);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string>), ...(cookie === "" ? {} : { cookie }) };
    const response = await fetch(server + pathname + search, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === "" || /max-age=0\b/iu.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#cookies.get(origin)?.get(name);
  }

  /** Deletes a server's cookies. */
  forget(origin: string): void {
    this.#cookies.delete(origin);
  }

  setCookie(origin: string, { name, value }: { name: string; value: string }): void {
    this.#cookies.get(origin)?.set(name, value);
  }
}
