import { useState } from "react";
import { type EntrancePurpose, IdentityError, type SocialProvider } from "../../identity/mod.ts";
import { useServices } from "../../services.ts";
import type { EnterHere } from "./use_enter_here.ts";

/** What a way in through another service needs. */
export interface SocialEntranceOptions {
  readonly purpose: EntrancePurpose;
  readonly enterHere: EnterHere;
  /** Once somebody is signed in. A failure of it shows as the entrance's. */
  readonly onEntered: () => Promise<void>;
  /** What to say; undefined takes back what was said before. */
  readonly onFailure: (message: string | undefined) => void;
}

export interface SocialEntrance {
  /** Whose popup is open. */
  readonly underWay: SocialProvider | undefined;
  enter(provider: SocialProvider): Promise<void>;
  /** Loads what the popup needs, ahead of the press. */
  prepare(): void;
}

/** Signing in through another service's popup. Whoever closes it has changed their mind: nothing is said. */
export function useSocialEntrance({ purpose, enterHere, onEntered, onFailure }: SocialEntranceOptions): SocialEntrance {
  const { identity } = useServices();
  const [underWay, setUnderWay] = useState<SocialProvider>();

  async function enter(provider: SocialProvider): Promise<void> {
    onFailure(undefined);
    setUnderWay(provider);
    try {
      await enterHere(() => identity.enterWith(provider, purpose));
      await onEntered();
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      if (!error.isCancelled) onFailure(error.message);
    } finally {
      setUnderWay(undefined);
    }
  }

  return { underWay, enter, prepare: () => identity.prepare() };
}
