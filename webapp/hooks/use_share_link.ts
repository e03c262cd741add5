import { useServices } from "../services.ts";
import { useToast } from "./use_toast.tsx";

/** What is shared: a page of ours, under the name that others see. */
export interface SharedPage {
  readonly title: string;
  /** Path of the page: "/recipe/tomato-basil-soup". */
  readonly path: string;
}

/**
 * Hands a page's address to others: through the system's own sharing where there is one, else as a copy, and says so.
 * Changing one's mind is no failure.
 */
export function useShareLink(): (page: SharedPage) => Promise<void> {
  const { log } = useServices();
  const showToast = useToast();
  return async ({ title, path }) => {
    const url = new URL(path, location.origin).href;
    try {
      if (await isShared({ title, url })) return;
      await navigator.clipboard.writeText(url);
      showToast("Link copied.");
    } catch (error) {
      log("Cannot copy the link", error);
      showToast("The link could not be copied. Copy it from the address bar.", { tone: "error" });
    }
  };
}

/** Whether the system has taken the page, or the person has thought better of it. */
async function isShared(page: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
