import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { FULL_NAME_MAX_UNITS } from "../../../core/account/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { signInMethodQuery } from "../../platform/api/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { PersonName, Row, Rows } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useNameForm } from "./use_name_form.ts";

const ChangeEmailDialog = lazy(() => retryImport(() => import("./ChangeEmailDialog.tsx")));
const ChangePasswordDialog = lazy(() => retryImport(() => import("./ChangePasswordDialog.tsx")));

const PROVIDERS = { google: "Google", facebook: "Facebook", other: undefined } as const;

/** The person's name, and what they sign in with. */
export function ProfileSection() {
  const { providerName } = useServices().identity;
  return (
    <TitledSection id="profile">
      <Stack gap="24">
        <NameForm />
        {providerName === undefined ? <SignIn /> : <AtProvider name={providerName} />}
      </Stack>
    </TitledSection>
  );
}

function NameForm() {
  const { fullName, errors, failure, initialName, isBusy, onSubmit } = useNameForm();
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="12">
        {failure && <Notice>{failure}</Notice>}
        <TextField
          label={t`Full Name`}
          hint={t`Others see it on your posts and messages.`}
          autoComplete="name"
          maxLength={FULL_NAME_MAX_UNITS}
          defaultValue={initialName}
          error={errors["fullName"]}
          {...fullName}
        />
        <Cluster>
          <Button type="submit" variant="plain" busy={isBusy} busyText={t`Saving…`}>
            {t`Save name`}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function SignIn() {
  const { account } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(signInMethodQuery(account));
  if (data) return data.method === "password" ? <OwnSignIn /> : <AtProvider name={PROVIDERS[data.method]} />;
  if (!isError) return <Spinner>{t`Loading…`}</Spinner>;
  return (
    <Notice
      action={
        <Button variant="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      }
    >
      {t`How you sign in could not be loaded.`}
    </Notice>
  );
}

function OwnSignIn() {
  const { identity } = useServices();
  const [changing, setChanging] = useState<"email" | "password">();
  const close = () => setChanging(undefined);
  return (
    <>
      <Rows>
        <Row>
          <div>
            <Text>{t`E-mail address`}</Text>
            <Text size="meta" tone="soft">
              <PersonName>{identity.current?.email}</PersonName>
            </Text>
          </div>
          <Button
            variant="plain"
            size="small"
            onClick={() => setChanging("email")}
            aria-label={t`Change e-mail address`}
          >
            {t`Change`}
          </Button>
        </Row>
        <Row>
          <Text>{t`Password`}</Text>
          <Button variant="plain" size="small" onClick={() => setChanging("password")} aria-label={t`Change password`}>
            {t`Change`}
          </Button>
        </Row>
      </Rows>
      <Suspense>
        {changing === "email" && <ChangeEmailDialog onClose={close} />}
        {changing === "password" && <ChangePasswordDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function AtProvider({ name }: { name: string | undefined }) {
  return (
    <Text tone="soft">
      {name === undefined
        ? t`You sign in with your provider. Your e-mail address and your password are changed there, not here.`
        : t`You sign in with ${name}. Your e-mail address and your password are changed there, not here.`}
    </Text>
  );
}
