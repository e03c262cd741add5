import type http from "node:http";

/**
 * A transport for an S3 client that limits the wait for a response to `timeoutMs`, including the wait for a free
 * connection, and then the time without data.
 */
export function boundedTransport(
  request: typeof http.request,
  { timeoutMs }: { timeoutMs: number },
): { request: typeof http.request } {
  function bounded(options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) {
    const sent = request(options, (response) => {
      clearTimeout(deadline);
      response.setTimeout(timeoutMs, () => response.destroy(timeoutError(timeoutMs)));
      onResponse(response);
    });
    const deadline = setTimeout(() => sent.destroy(timeoutError(timeoutMs)), timeoutMs);
    sent.once("close", () => clearTimeout(deadline));
    return sent;
  }
  // The client calls only this overload.
  return { request: bounded as typeof http.request };
}

function timeoutError(timeoutMs: number): Error {
  return new Error(`The photo storage was silent for ${timeoutMs} ms`);
}
