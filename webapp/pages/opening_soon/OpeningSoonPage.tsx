import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";

/** A screen that the navbar leads to and that is not there yet. */
export function OpeningSoonPage({ title }: { title: string }) {
  return (
    <Page>
      <title>{`${title} · Weekplate`}</title>
      <PageTitle title={title} />
      <EmptyState title="This page opens soon." />
    </Page>
  );
}
