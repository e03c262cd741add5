import { t } from "@lingui/core/macro";
import { Button } from "../Button/mod.ts";
import { EmptyState, type EmptyStateProps } from "../EmptyState/mod.ts";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends EmptyStateProps {
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  retryText?: string | undefined;
  /** While it is being tried again. */
  busy?: boolean | undefined;
}

/** Names the content that could not be loaded, and offers to try again. Announced assertively. */
export function ErrorState({ onRetry, retryText = t`Try again`, busy, children, ...rest }: ErrorStateProps) {
  return (
    <EmptyState role="alert" {...rest}>
      {onRetry && (
        <Button variant="plain" busy={busy} onClick={onRetry}>
          {retryText}
        </Button>
      )}
      {children}
    </EmptyState>
  );
}
