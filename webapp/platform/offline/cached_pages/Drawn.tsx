import { type ReactNode, useEffect } from "react";

/** Draws the app, and calls `onDrawn` after its first drawing. */
export function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps -- only after the first drawing
  useEffect(() => onDrawn(), []);
  return children;
}
