import { useEffect, useRef, useState } from "react";

/** The pause in typing before a text is announced, in ms; announcing it at every key would interrupt the echo of keys. */
const PAUSE_MS = 1000;

/** A changed text once typing has paused; empty until then. The initial text is not announced. */
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
