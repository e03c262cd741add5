import { t } from "@lingui/core/macro";
import type { ReactNode, SubmitEventHandler } from "react";
import { i18n } from "#i18n";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { SplitPage } from "../../../ui-kit/SplitPage/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { changeLanguage, LanguageSelect } from "../../platform/language/mod.ts";
import { TABLE_PLATES } from "./table_plates.ts";

export interface AuthPageProps {
  title: string;
  /** Above the form, such as the social buttons. */
  before?: ReactNode;
  /** An error that belongs to no single field. */
  failure: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Below the form: the link to the other page. */
  after: ReactNode;
}

/** Sign-up and login with a form. The identity service validates, not the browser. */
export function AuthPage({ title, before, failure, onSubmit, children, after }: AuthPageProps) {
  return (
    <AuthLayout title={title}>
      {before}
      {/* By any other method, a browser without scripts would write the password into the address. */}
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack gap="20">
          {failure && <Notice>{failure}</Notice>}
          {children}
        </Stack>
      </form>
      <Text tone="soft">{after}</Text>
    </AuthLayout>
  );
}

/** Layout of sign-up and login: the form beside a picture. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SplitPage
      brand={<Logo />}
      purpose={t`Plan the week’s meals, shop for them with one list, and cook.`}
      plates={TABLE_PLATES}
    >
      <Stack gap="24">
        <Heading level={1} size="title">
          {title}
        </Heading>
        {children}
        <LanguageSelect labelPlace="hidden" value={i18n.locale} onChoose={changeLanguage} />
      </Stack>
    </SplitPage>
  );
}
