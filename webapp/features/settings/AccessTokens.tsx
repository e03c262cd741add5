import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { i18n } from "#i18n";
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_NAME_MAX_LENGTH, type AccessScope } from "../../../core/account/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import type { AccessTokenView } from "../../../wire/account/access_tokens.ts";
import { momentText } from "../../platform/format/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { SecretText } from "../../platform/secret_text/mod.ts";
import { Part, PersonName, Row, Rows, TimeFields } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useAccessTokens, type WantedToken } from "./use_access_tokens.ts";

const SCOPE_TEXTS: Readonly<Record<AccessScope, MessageDescriptor>> = { read: msg`Read`, write: msg`Read and change` };
const scopeOptions = () => (["read", "write"] as const).map((value) => ({ value, text: i18n._(SCOPE_TEXTS[value]) }));
const daysOptions = () =>
  ACCESS_TOKEN_DAYS.map((days) => ({
    value: String(days),
    text: days === 365 ? t`1 year` : t`${days} days`,
  }));
const NEW: WantedToken = { name: "", scope: "read", days: 90 };

/** Access tokens of the person: created, shown once, and ended here. */
export function AccessTokens() {
  const { tokens, hasFailed, isLoading, retry, made, isMaking, make, ending, end } = useAccessTokens();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useMemo(() => tokens?.map(({ id }) => id), [tokens]);
  useFocusAfterRemoval(ids, () => heading.current);
  return (
    <TitledSection id="access-tokens" headingRef={heading}>
      <Text tone="soft">
        {t`For other programs: with a token, Home Assistant, a script or an assistant reads your week and your shopping list, or changes them, as you. Without such a program you need none. Anyone with the token can do the same, so give it to no one else.`}
      </Text>
      {hasFailed && (
        <Cluster>
          <Notice>{t`Your access tokens could not be loaded.`}</Notice>
          <Button variant="plain" size="small" busy={isLoading} onClick={retry}>
            {t`Try again`}
          </Button>
        </Cluster>
      )}
      {!tokens && !hasFailed && <Spinner>{t`Loading…`}</Spinner>}
      {tokens && tokens.length > 0 && (
        <Rows>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} busy={ending === token.id} onEnd={() => end(token.id)} />
          ))}
        </Rows>
      )}
      {made && tokens?.some(({ id }) => id === made.id) && (
        <Part>
          <SecretText label={t`Token ‘${made.name}’`} hint={t`Shown only now.`} text={made.secret} noun="token" />
        </Part>
      )}
      {tokens && <TokenForm busy={isMaking} make={make} />}
    </TitledSection>
  );
}

function TokenRow({ token, busy, onEnd }: { token: AccessTokenView; busy: boolean; onEnd: () => void }) {
  const { name, scope, lastUsedAt, expiresAt } = token;
  return (
    <Row>
      <div>
        <PersonName>{name}</PersonName>
        <Text size="meta" tone="soft">
          {[
            i18n._(SCOPE_TEXTS[scope]),
            lastUsedAt === null ? t`Not used yet` : t`Used ${momentText(lastUsedAt)}`,
            t`Until ${momentText(expiresAt)}`,
          ].join(" · ")}
        </Text>
      </div>
      <Button variant="plain" size="small" busy={busy} onClick={onEnd} aria-label={t`End ${name}`}>
        {t`End`}
      </Button>
    </Row>
  );
}

function TokenForm({
  busy,
  make,
}: {
  busy: boolean;
  make: (wanted: WantedToken, then: { onSuccess(): void }) => void;
}) {
  const [wanted, setWanted] = useState(NEW);
  const [isMissing, setMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(wanted.name.trim() === "");
    if (wanted.name.trim() === "") name.current?.focus();
    else make(wanted, { onSuccess: () => setWanted(NEW) });
  }

  return (
    <form noValidate onSubmit={send}>
      <TimeFields>
        <TextField
          ref={name}
          label={t`Name of the program`}
          value={wanted.name}
          maxLength={ACCESS_TOKEN_NAME_MAX_LENGTH}
          error={isMissing ? t`Enter a name.` : undefined}
          onChange={({ target }) => setWanted({ ...wanted, name: target.value })}
        />
        <Select
          label={t`It may`}
          options={scopeOptions()}
          value={wanted.scope}
          onChange={({ target }) => setWanted({ ...wanted, scope: target.value as AccessScope })} // sound: the options are scopes
        />
        <Select
          label={t`Valid for`}
          options={daysOptions()}
          value={String(wanted.days)}
          onChange={({ target }) => setWanted({ ...wanted, days: Number(target.value) as WantedToken["days"] })} // sound: the options are these
        />
        <Button type="submit" variant="plain" busy={busy} busyText={t`Making a token…`}>
          {t`Make a token`}
        </Button>
      </TimeFields>
    </form>
  );
}
