/** Lets the browser paint, or answer a press, before the next step: a slow phone takes four times as long for it. */
export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** A hidden page has no paint to wait for. */
const LATEST_PAINT_MS = 100;

/** Lets the browser paint the result of a press before the next step. */
export async function nextPaint(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, LATEST_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
