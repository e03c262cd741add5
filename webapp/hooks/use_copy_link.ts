import type { RefObject } from "react";
import { useServices } from "../services.ts";
import { useToast } from "./use_toast.tsx";

/** Copies the link that a field shows, and says so. If that fails, selects it, so that the person can copy it. */
export function useCopyLink(field: RefObject<HTMLInputElement | null>): (link: string) => Promise<void> {
  const { log } = useServices();
  const showToast = useToast();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      showToast("Link copied.");
    } catch (error) {
      log("Cannot copy the link", error);
      field.current?.focus();
      field.current?.select();
      showToast("The link could not be copied. It is selected: copy it yourself.", { tone: "error" });
    }
  };
}
