import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface HttpCallerOptions {
  /** Most connections at once; unlimited by default. */
  readonly maxSockets?: number;
}

/** Calls one server over keep-alive connections. */
export class HttpCaller {
  readonly #url: string;
  readonly #agent: Agent;

  /** @param url without a slash at the end */
  constructor(url: string, { maxSockets = Number.POSITIVE_INFINITY }: HttpCallerOptions = {}) {
    this.#url = url;
    // First in, first out, so that no connection stays idle until the server closes it.
    this.#agent = new Agent({ keepAlive: true, maxSockets, scheduling: "fifo" });
  }

  /** Resolves when the reply is complete. @throws {Error} if the connection ends before that. */
  send({ method, path, headers = {}, body }: HttpCall): Promise<HttpReply> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const outgoing = request(`${this.#url}${path}`, {
        method,
        headers: { ...headers, ...length },
        agent: this.#agent,
      });
      outgoing.once("error", reject);
      outgoing.once("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.end(body);
    });
  }

  /** As {@linkcode send}, for the reply's text. @throws {Error} if the status is 300 or more. */
  async call(call: HttpCall): Promise<string> {
    const { status, text } = await this.send(call);
    if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${text.slice(0, 200)}`);
    return text;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
