import { t } from "@lingui/core/macro";
import { type ReactNode, useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { FileField } from "../../../ui-kit/FileField/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { FromFile } from "./FromFile.tsx";
import { Way, Ways } from "./import_layout.ts";
import { sharedToApp } from "./shared_to_app.ts";
import { useReadPage } from "./use_read_page.ts";

export function ImportPage() {
  const actions = useReadPage();
  // Content that another app has shared with this one.
  const shared = sharedToApp(useSearchParams()[0]);
  return (
    <Page>
      <PageTitle
        title={t`Import recipes`}
        subtitleKind="sentence"
        subtitle={t`What comes from a page or a text, you see before it is saved.`}
      />
      <Ways>
        <Stack gap="48">
          <FromAddress actions={actions} shared={shared.address} />
          <FromText actions={actions} shared={shared.text} />
        </Stack>
        <FromFile />
      </Ways>
    </Page>
  );
}

type Actions = ReturnType<typeof useReadPage>;

function FromAddress({
  actions: { errors, reading, readAddress, forget },
  shared,
}: {
  actions: Actions;
  shared: string;
}) {
  const [address, setAddress] = useState(shared);
  return (
    <WayForm title={t`From a web page`} onSubmit={() => reading === undefined && readAddress(address)}>
      <TextField
        label={t`Web address`}
        placeholder="https://example.com/potato-salad"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={2_000}
        error={errors.address}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          forget();
        }}
      />
      <div>
        <Button type="submit" busy={reading === "address"} busyText={t`Reading…`} disabled={reading !== undefined}>
          {t`Read the page`}
        </Button>
      </div>
    </WayForm>
  );
}

function FromText({
  actions: { errors, reading, readText, readFile, forget },
  shared,
}: {
  actions: Actions;
  shared: string;
}) {
  const [text, setText] = useState(shared);
  return (
    <WayForm title={t`From text or a saved page`} onSubmit={() => reading === undefined && readText(text)}>
      <Text tone="soft">{t`For pages that only you can open, and for letters and books.`}</Text>
      <TextArea
        label={t`Text of the recipe`}
        rows={6}
        error={errors.text}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          forget();
        }}
      />
      <div>
        <Button type="submit" busy={reading === "text"} busyText={t`Reading…`} disabled={reading !== undefined}>
          {t`Read the text`}
        </Button>
      </div>
      <FileField
        label={t`Or a saved page`}
        pickLabel={t`Choose a page`}
        hint={t`An .html or .txt file; drop it here, if you like.`}
        accept=".html,.htm,.txt,.md,text/html,text/plain"
        error={errors.file}
        disabled={reading !== undefined}
        onFile={(file) => void readFile(file)}
      />
    </WayForm>
  );
}

function WayForm({ title, onSubmit, children }: { title: string; onSubmit: () => void; children: ReactNode }) {
  const heading = useId();
  return (
    <Way
      as="form"
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Heading id={heading} level={2} size="name">
        {title}
      </Heading>
      {children}
    </Way>
  );
}
