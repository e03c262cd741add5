import { t } from "@lingui/core/macro";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { Spinner } from "../Spinner/mod.ts";
import { type } from "../theme/mod.ts";

/** `idle`: there are older messages; `loading`; `failed`; `none`: there are no older ones. */
export const OLDER_STATES = ["idle", "loading", "failed", "none"] as const;

/** One of {@link OLDER_STATES}. */
export type OlderState = (typeof OLDER_STATES)[number];

/** Props of {@link OlderMessages}. */
export interface OlderMessagesProps {
  state: OlderState;
  onOlder: () => void;
}

/** Shown above the oldest message; of constant height, so that nothing moves while older ones load. */
export function OlderMessages({ state, onOlder }: OlderMessagesProps) {
  if (state === "none") return null;
  return (
    <Root data-older={state}>
      {state === "loading" && <Spinner size={20}>{t`Loading older messages`}</Spinner>}
      {state === "failed" && (
        <>
          <span role="status">{t`Older messages did not come.`}</span>
          <Button variant="ghost" size="small" onClick={onOlder}>
            {t`Try again`}
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--space-8);
  min-block-size: 56px;
  ${type("meta")}
  color: var(--color-soft);
`;
