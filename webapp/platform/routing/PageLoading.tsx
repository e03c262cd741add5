import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";

/** A start that is faster shows no spinner. */
const SPINNER_DELAY_MS = 400;

/** Shown until the first page is loaded: a spinner after a short delay, so that a fast start does not flicker. */
export function PageLoading() {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Page aria-busy="true">{isWaiting && <Spinner label={t`Loading the page`} />}</Page>;
}
