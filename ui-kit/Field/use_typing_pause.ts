import { useEffect, useRef, useState } from "react";

/** How long nobody must have typed before a text is read aloud; at every key it would talk over the letters. */
const PAUSE_MS = 1000;

/** A text that changed and then stood still for a second; empty until then. What was there at first is no news. */
export function useTypingPause(text: string): string {
  const seen = useRef(text);
  const [settled, setSettled] = useState("");

  useEffect(() => {
    if (seen.current === text) return undefined;
    seen.current = text;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settled === text ? text : "";
}
