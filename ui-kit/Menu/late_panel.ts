import { useEffect, useEffectEvent, useState } from "react";
import type { MenuPanel } from "./MenuPanel.tsx";

type Panel = typeof MenuPanel;

/** How long a page has to come up before a panel that nobody has reached for yet is fetched. In milliseconds. */
const BEHIND_THE_PAGE = 3_000;

/** Once it is there, every menu of the page has it at once. */
let loaded: Panel | undefined;

/** Props of {@link useLatePanel}. */
export interface LatePanelOptions {
  isOpen: boolean;
  /** The menu is open, and its panel can't be had: the network is away. */
  onFailure: () => void;
}

/**
 * What an open menu needs is ten times its button, and most visits open none: it comes when the button is reached for, or
 * a while after the page did, so that it is there even when the network is gone by then.
 */
export function useLatePanel({ isOpen, onFailure }: LatePanelOptions): {
  Panel: Panel | undefined;
  prepare: () => void;
} {
  const [Panel, setPanel] = useState<Panel | undefined>(() => loaded);

  function prepare(): void {
    // A failure shows when the menu is to open.
    if (!Panel) loadPanel().then(() => setPanel(() => loaded), ignore);
  }

  const prepareBehind = useEffectEvent(prepare);
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
    const timer = setTimeout(() => prepareBehind(), BEHIND_THE_PAGE);
    return () => clearTimeout(timer);
  }, [Panel, isOpen]);

  return { Panel, prepare };
}

async function loadPanel(): Promise<void> {
  ({ MenuPanel: loaded } = await import("./MenuPanel.tsx"));
}

function ignore(): void {}
