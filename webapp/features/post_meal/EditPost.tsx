import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Grid } from "../../../ui-kit/Grid/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { ApiError, currentUserQuery, postQuery } from "../../platform/api/mod.ts";
import { postPicture } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { DraftPreview, MealTexts } from "./MealTexts.tsx";
import { useEditPost } from "./use_edit_post.ts";

/** The person's own post in the form of a new one. Its photo stays. */
export function EditPost({ id }: { id: string }) {
  const { community, account } = useServices();
  const isNumber = /^[1-9]\d{0,14}$/u.test(id);
  const own = useQuery(currentUserQuery(account));
  const found = useQuery({ ...postQuery(community, Number(id)), enabled: isNumber });
  const isMissing = !isNumber || (found.error instanceof ApiError && found.error.status === 404);
  if (found.data && own.data && found.data.user_id === own.data.userId) return <EditForm post={found.data} />;
  return (
    <Page>
      {isMissing || (found.data && own.data) ? (
        <EmptyState title={t`Post not found`} text={t`It may have been deleted, or another person has posted it.`} />
      ) : found.isError || own.isError ? (
        <ErrorState
          title={t`The post could not be loaded.`}
          onRetry={() => {
            void found.refetch();
            void own.refetch();
          }}
        />
      ) : (
        <Spinner>{t`Fetching the post…`}</Spinner>
      )}
    </Page>
  );
}

function EditForm({ post }: { post: CommunityPost }) {
  const { failure, isBusy, cancel, onSubmit, ...form } = useEditPost(post);
  return (
    <Page>
      <Grid columns="rail-end" from="desktop" gap="48">
        <div>
          <PageTitle title={t`Edit your meal`} />
          <form noValidate onSubmit={(event) => void onSubmit(event)}>
            <Stack gap="24">
              <MealTexts
                {...form}
                photo={
                  <Stack gap="8">
                    <Picture {...postPicture(post, "(width < 640px) 100vw, 400px")} alt="" loading="eager" />
                    <Text tone="soft" size="meta">
                      {t`The photo stays. To change it, post the meal again.`}
                    </Text>
                  </Stack>
                }
              />
              {failure && <Notice>{failure}</Notice>}
              <Cluster justify="end">
                <Button variant="ghost" onClick={cancel}>
                  {t`Cancel`}
                </Button>
                <Button type="submit" variant="yolk" busy={isBusy} busyText={t`Saving…`}>
                  {t`Save changes`}
                </Button>
              </Cluster>
            </Stack>
          </form>
        </div>
        <DraftPreview draft={form.draft} picture={post.photo} />
      </Grid>
    </Page>
  );
}
