import type http from "node:http";

/**
 * The transport of an S3 client, of which no request waits for its answer longer than `timeoutMs`, a free connection
 * included, and no answer is silent for longer.
 */
export function boundedTransport(
  request: typeof http.request,
  { timeoutMs }: { timeoutMs: number },
): { request: typeof http.request } {
  function bounded(options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) {
    const sent = request(options, (response) => {
      clearTimeout(deadline);
      response.setTimeout(timeoutMs, () => response.destroy(tooLate(timeoutMs)));
      onResponse(response);
    });
    const deadline = setTimeout(() => sent.destroy(tooLate(timeoutMs)), timeoutMs);
    sent.once("close", () => clearTimeout(deadline));
    return sent;
  }
  // The client calls no other of its overloads.
  return { request: bounded as typeof http.request };
}

function tooLate(timeoutMs: number): Error {
  return new Error(`The photo storage was silent for ${timeoutMs} ms`);
}
