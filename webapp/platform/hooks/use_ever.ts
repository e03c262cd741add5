import { useState } from "react";

/** Whether it has ever been true: once rendered, a part stays, so that it can close and give the focus back. */
export function useEver(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
