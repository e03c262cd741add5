import { t } from "@lingui/core/macro";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";

export interface SlotActionsProps {
  /** The slot, for the names of the buttons: "Monday dinner". */
  name: string;
  locked: boolean;
  button: { tabIndex: 0 | -1; disabled: boolean };
  onLock: () => void;
  onReplace: () => void;
  onClear: (event: MouseEvent<HTMLElement>) => void;
}

/** The actions on one suggested meal. */
export function SlotActions({ name, locked, button, onLock, onReplace, onClear }: SlotActionsProps) {
  return (
    <>
      <IconButton
        {...button}
        size="small"
        variant={locked ? "plain" : "ghost"}
        label={t`Lock ${name}`}
        aria-pressed={locked}
        icon={locked ? <Lock size={20} /> : <LockOpen size={20} />}
        onClick={onLock}
      />
      <IconButton
        {...button}
        size="small"
        variant="ghost"
        label={t`Replace ${name}`}
        icon={<ArrowLeftRight size={20} />}
        onClick={onReplace}
      />
      <IconButton
        {...button}
        size="small"
        variant="ghost"
        label={t`Clear ${name}`}
        icon={<X size={20} />}
        onClick={onClear}
      />
    </>
  );
}
