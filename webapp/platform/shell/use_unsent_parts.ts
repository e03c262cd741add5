import { type ComponentType, useEffect, useState } from "react";
import { useServices } from "../../services.ts";
import type { LogOutQuestionProps, UnsentDialogProps, UnsentNoticeProps } from "../offline/outbox/unsent_parts.ts";
import { retryImport } from "../routing/mod.ts";

interface UnsentParts {
  readonly UnsentNotice: ComponentType<UnsentNoticeProps>;
  readonly UnsentDialog: ComponentType<UnsentDialogProps>;
  readonly LogOutQuestion: ComponentType<LogOutQuestionProps>;
}

/** After this, the page that the person opened has loaded. */
const LOAD_AFTER_MS = 3_000;

/** The code that shows unsent actions. It is loaded ahead, since it is needed without a connection. */
export function useUnsentParts({ isNeeded }: { isNeeded: boolean }): UnsentParts | undefined {
  const { log } = useServices();
  const [parts, setParts] = useState<UnsentParts>();
  useEffect(() => {
    if (parts) return undefined;
    const load = () =>
      void retryImport(() => import("../offline/outbox/unsent_parts.ts")).then(setParts, (error: unknown) =>
        log("Cannot load the list of what is not sent", error),
      );
    const timer = setTimeout(load, isNeeded ? 0 : LOAD_AFTER_MS);
    addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", load);
    };
  }, [parts, isNeeded, log]);
  return parts;
}
