import { useServices } from "../services.ts";
import { useToast } from "./use_toast.tsx";

/** A page to share, and the title that others see. */
export interface SharedPage {
  readonly title: string;
  /** Path of the page: "/recipe/tomato-basil-soup". */
  readonly path: string;
}

/**
 * Shares a page's address with the system's own dialog where there is one. Otherwise copies it and says so. Cancelling
 * is not an error.
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

/** Whether the system's dialog was used; true also where the person cancelled it. */
async function isShared(page: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
