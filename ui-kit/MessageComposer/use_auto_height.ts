import { type RefObject, useLayoutEffect } from "react";

/** Makes a textarea as high as its text in browsers without `field-sizing`. */
export function useAutoHeight(textarea: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (!textarea.current || CSS.supports("field-sizing", "content")) return;
    textarea.current.style.setProperty("block-size", "auto");
    if (text !== "") textarea.current.style.setProperty("block-size", `${textarea.current.scrollHeight + 3}px`);
  }, [textarea, text]);
}
