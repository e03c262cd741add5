import { Agent, request } from "node:http";
import type { LoadPerson } from "./people.ts";

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Calls one server over connections that it keeps. */
export class ApiCaller {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true });

  /** @param url without a slash at the end */
  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Reads the answer to its end.
   *
   * @throws {Error} where it is no success, or never comes
   */
  async call({ method, path, headers = {}, body }: ApiCall): Promise<string> {
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const asked = request(`${this.#url}${path}`, { method, headers: { ...headers, ...length }, agent: this.#agent });
      asked.once("error", reject);
      asked.once("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      asked.end(body);
    });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
    return text;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A header by which a person is known. */
export function credentialOf({ token }: LoadPerson): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
