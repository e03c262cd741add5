import { useEffect, useState } from "react";
import { Page } from "../../ui-kit/Page/mod.ts";
import { Spinner } from "../../ui-kit/Spinner/mod.ts";

/** After this long a wait is one. In milliseconds. */
const SPINNER_DELAY_MS = 400;

/** Before the first page is there: nothing at first, so that a quick start does not blink. */
export function PageLoading() {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Page aria-busy="true">{isWaiting && <Spinner label="Loading the page" />}</Page>;
}
