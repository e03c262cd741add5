import { useMemo, useSyncExternalStore } from "react";

/** An object URL for a file's preview, revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: File | null): string | undefined {
  const held = useMemo(() => urlOf(file), [file]);
  return useSyncExternalStore(held.subscribe, held.read, () => undefined);
}

/** Created on subscription: a discarded render would leak it. */
function urlOf(file: File | null) {
  let url: string | undefined;
  return {
    subscribe(onChange: () => void): () => void {
      url = file ? URL.createObjectURL(file) : undefined;
      onChange();
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}
