export interface FormRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly address: string;
  readonly headers: Headers;
  readonly form: FormData;
  readonly signal?: AbortSignal | undefined;
  /** Receives the uploaded share, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a form as `fetch` would, and reports the upload's progress, which only XMLHttpRequest can.
 *
 * @throws {TypeError} without a response
 * @throws {DOMException} `AbortError` where the caller aborts
 */
export function sendForm({ method, address, headers, form, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    request.responseType = "text";
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener("load", () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
    );
    request.addEventListener("error", () => reject(new TypeError("Failed to send the form")));
    request.addEventListener("abort", () => reject(abortError()));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort, { once: true });
    request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function abortError(): DOMException {
  return new DOMException("The upload was aborted", "AbortError");
}
