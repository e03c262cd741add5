import { useMemo, useSyncExternalStore } from "react";

/** An address for a file's preview, given back when the file changes or the page is left. */
export function useObjectUrl(file: File | null): string | undefined {
  const held = useMemo(() => urlOf(file), [file]);
  return useSyncExternalStore(held.subscribe, held.read);
}

/** Made when somebody looks, not before: a render that comes to nothing would leave one behind. */
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
