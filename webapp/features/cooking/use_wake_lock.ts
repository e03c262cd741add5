import { useEffect, useState, useSyncExternalStore } from "react";

/** Whether the screen stays on: `off` where the device refuses, such as with a low battery. */
export type WakeLockState = "asked" | "on" | "off" | "unsupported";

/**
 * Holds a wake lock while the component is mounted. Browsers release it with the tab, so it is requested again on return.
 */
export function useWakeLock(): WakeLockState {
  // The server, which draws first pages, has no screen.
  const isSupported = useSyncExternalStore(
    neverChanges,
    () => Boolean(navigator.wakeLock),
    () => true,
  );
  const [state, setState] = useState<WakeLockState>("asked");
  useEffect(() => {
    if (!navigator.wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    async function ask(): Promise<void> {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isLeft) await lock.release();
        else setState("on");
      } catch {
        if (!isLeft) setState("off");
      }
    }
    function onVisible(): void {
      void ask();
    }
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, []);
  return isSupported ? state : "unsupported";
}

function neverChanges(): () => void {
  return () => {};
}
