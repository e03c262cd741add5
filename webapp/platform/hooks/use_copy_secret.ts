import { t } from "@lingui/core/macro";
import type { RefObject } from "react";
import { useServices } from "../../services.ts";
import { useToast } from "./use_toast.tsx";

/** Copies the link or token that a field shows, and says so. If that fails, selects it, so that the person can copy it. */
export function useCopySecret(
  field: RefObject<HTMLInputElement | null>,
  noun: "link" | "token",
): (text: string) => Promise<void> {
  const { log } = useServices();
  const showToast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(noun === "link" ? t`Link copied.` : t`Token copied.`);
    } catch (error) {
      log(`Cannot copy the ${noun}`, error);
      field.current?.focus();
      field.current?.select();
      showToast(
        noun === "link"
          ? t`The link could not be copied. It is selected: copy it yourself.`
          : t`The token could not be copied. It is selected: copy it yourself.`,
        { tone: "error" },
      );
    }
  };
}
