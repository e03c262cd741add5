import { useEffect, useEffectEvent, useState } from "react";
import type { MenuPanel } from "./MenuPanel.tsx";

type Panel = typeof MenuPanel;

/** Delay after a page's load before the panel's code is preloaded, in ms. */
const PRELOAD_DELAY_MS = 3_000;

/** Once loaded, every menu of the page uses it without delay. */
let loaded: Panel | undefined;

/** Options of {@link useLazyPanel}. */
export interface LazyPanelOptions {
  isOpen: boolean;
  /** The menu is open, but its panel cannot be loaded: there is no network. */
  onFailure: () => void;
}

/**
 * The panel's code is ten times the button's, most visits open no menu, and its listeners slow down each press on the page: it
 * loads when the pointer or focus reaches the button. Without a service worker, which caches it on the device, it loads some time
 * after the page, so that a menu also opens when the network is lost later.
 */
export function useLazyPanel({ isOpen, onFailure }: LazyPanelOptions): {
  Panel: Panel | undefined;
  prepare: () => void;
} {
  const [Panel, setPanel] = useState<Panel | undefined>(() => loaded);

  function prepare(): void {
    // A failure is reported when the menu is opened.
    if (!Panel) loadPanel().then(() => setPanel(() => loaded), ignore);
  }

  const preload = useEffectEvent(prepare);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (Panel) return;
    if (isOpen) {
      loadPanel().then(
        () => setPanel(() => loaded),
        () => fail(),
      );
      return;
    }
    const timer = setTimeout(() => {
      if (!navigator.serviceWorker?.controller) preload();
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [Panel, isOpen]);

  return { Panel, prepare };
}

async function loadPanel(): Promise<void> {
  ({ MenuPanel: loaded } = await import("./MenuPanel.tsx"));
}

function ignore(): void {}
