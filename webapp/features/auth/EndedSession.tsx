import { t } from "@lingui/core/macro";
import { useEffect, useSyncExternalStore } from "react";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { useServices } from "../../services.ts";
import { forgetEmailChange, isEmailChanged } from "./email_change.ts";

/** Says at the login why the session has ended, where that is known, until the next one begins. */
export default function EndedSession() {
  const { identity, deviceStorage } = useServices();
  const hasNewEmail = useSyncExternalStore(
    () => () => {},
    () => isEmailChanged(deviceStorage),
    () => false,
  );
  useEffect(
    () =>
      identity.subscribe(() => {
        if (identity.current) forgetEmailChange(deviceStorage);
      }),
    [identity, deviceStorage],
  );
  return hasNewEmail && <Notice tone="info">{t`Your e-mail address has changed. Log in with the new one.`}</Notice>;
}
