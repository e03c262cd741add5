import { t } from "@lingui/core/macro";
import { useMemo, useRef, useState } from "react";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { SessionView } from "../../../wire/account/session.ts";
import { messageTime } from "../../platform/format/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { Row, Rows } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useAccessTokenList } from "./use_access_tokens.ts";
import { useSessions } from "./use_sessions.ts";

/** Where the person is signed in, each with a way to end it. */
export function Sessions() {
  const { sessions, hasFailed, isLoading, ending, retry, end } = useSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useMemo(() => sessions?.map(({ id }) => id), [sessions]);
  useFocusAfterRemoval(ids, () => heading.current);
  return (
    <TitledSection id="devices" headingRef={heading}>
      {hasFailed && (
        <Cluster>
          <Notice>{t`Your devices could not be loaded.`}</Notice>
          <Button variant="plain" size="small" busy={isLoading} onClick={retry}>
            {t`Try again`}
          </Button>
        </Cluster>
      )}
      {!sessions && !hasFailed && <Spinner>{t`Loading…`}</Spinner>}
      {sessions && (
        <>
          <Rows>
            {sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                busy={ending !== undefined && "id" in ending && ending.id === session.id}
                onEnd={() => end({ id: session.id })}
              />
            ))}
          </Rows>
          {sessions.some(({ isCurrent }) => !isCurrent) && (
            <OtherDevices busy={ending !== undefined && "accessTokens" in ending} onEnd={end} />
          )}
        </>
      )}
    </TitledSection>
  );
}

function OtherDevices({ busy, onEnd }: { busy: boolean; onEnd: (others: { accessTokens: boolean }) => void }) {
  const hasTokens = (useAccessTokenList().data?.accessTokens.length ?? 0) > 0;
  const [endsTokens, setEndsTokens] = useState(true);
  return (
    <>
      {hasTokens && (
        <Checkbox
          label={t`End my access tokens too`}
          hint={t`When you log out everywhere else. Programs with a token then lose access.`}
          checked={endsTokens}
          onChange={({ target }) => setEndsTokens(target.checked)}
        />
      )}
      <Cluster>
        <Button
          variant="plain"
          size="small"
          busy={busy}
          onClick={() => onEnd({ accessTokens: hasTokens && endsTokens })}
        >
          {t`Log out everywhere else`}
        </Button>
      </Cluster>
    </>
  );
}

function Device({ session, busy, onEnd }: { session: SessionView; busy: boolean; onEnd: () => void }) {
  const { today } = useServices();
  const { device, lastSeenAt, isCurrent } = session;
  return (
    <Row>
      <div>
        <Text>{device}</Text>
        <Text size="meta" tone="soft">
          {t`Last seen: ${messageTime(lastSeenAt, today())}`}
        </Text>
      </div>
      {isCurrent ? (
        <Badge tone="leaf">{t`This device`}</Badge>
      ) : (
        <Button variant="plain" size="small" busy={busy} onClick={onEnd} aria-label={t`Log out ${device}`}>
          {t`Log out`}
        </Button>
      )}
    </Row>
  );
}
