/** Lets the browser paint, or answer a press, before what follows: a slow phone takes four times as long for it. */
export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** A page that is not shown has no paint to wait for. */
const LATEST_PAINT_MS = 100;

/** Lets the browser show what a press has changed before what follows. */
export async function nextPaint(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, LATEST_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
