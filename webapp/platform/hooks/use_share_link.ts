import { t } from "@lingui/core/macro";
import { useServices } from "../../services.ts";
import { useToast } from "./use_toast.tsx";

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
      showToast(t`Link copied.`);
    } catch (error) {
      log("Cannot copy the link", error);
      showToast(t`The link could not be copied. Copy it from the address bar.`, { tone: "error" });
    }
  };
}

export interface SharedText {
  readonly title: string;
  readonly text: string;
}

/** Shares a text with the system's own dialog where there is one, else copies it; or only copies it. */
export function useShareText(): { share(shared: SharedText): Promise<void>; copy(shared: SharedText): Promise<void> } {
  const { log } = useServices();
  const showToast = useToast();
  async function copy({ title, text }: SharedText): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`${title} copied.`);
    } catch (error) {
      log("Cannot copy the text", error);
      showToast(t`${title} could not be copied.`, { tone: "error" });
    }
  }
  return { copy, share: async (shared) => void ((await isShared({ ...shared })) || (await copy(shared))) };
}

/** Whether the system's dialog was used; true also where the person cancelled it. */
async function isShared(page: { title: string; url?: string; text?: string }): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
