import { expect, waitFor } from "storybook/test";

// What the stories of patterns share: how a page is framed, and servers that answer at once or never.

/** A whole page in a frame of its own, so that its width and what is fixed in it are its own. */
export function framed(height: string) {
  return { layout: "fullscreen", docs: { story: { inline: false, height } } } as const;
}

/** A phone of 390 px. */
export const phone = { globals: { viewport: { value: "phone", isRotated: false } } } as const;

/** Answers the same to every call. */
export function answered<Answer>(answer: Answer): () => Promise<Answer> {
  return () => Promise.resolve(answer);
}

/** Never answers: what is waited for stays to be seen. */
export function unanswered<Answer>(): Promise<Answer> {
  return new Promise(() => {});
}

/** Waits until something is seen: what opens may fade in. */
export function seen(element: HTMLElement): Promise<void> {
  return waitFor(() => expect(element).toBeVisible());
}
