import { lazy, Suspense, useState } from "react";
import { useOutboxSnapshot } from "../outbox/mod.ts";
import { retryImport } from "../routing/mod.ts";
import { PageNote } from "./shell_layout.ts";

// Only a device without a connection loads them.
const UnsentNotice = lazy(async () => ({
  default: (await retryImport(() => import("../outbox/unsent_parts.ts"))).UnsentNotice,
}));
const UnsentDialog = lazy(async () => ({
  default: (await retryImport(() => import("../outbox/unsent_parts.ts"))).UnsentDialog,
}));

/** What the person did and the server does not have: a notice above every page, and the list on demand. */
export function Unsent() {
  const { entries, isFailing, isUnkept } = useOutboxSnapshot();
  const [isOpen, setOpen] = useState(false);
  const isShown = isFailing || isUnkept || entries.some(({ refusal }) => refusal);
  return (
    <>
      {/* Rendered before its text, so that the text is announced. */}
      <div aria-live="polite">
        {isShown && (
          <Suspense fallback={null}>
            <PageNote aria-label="Not sent yet">
              <UnsentNotice onShow={() => setOpen(true)} />
            </PageNote>
          </Suspense>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <UnsentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
