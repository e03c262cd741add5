import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Share from "lucide-react/icons/share-2";
import { useEffect } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { ApiError, OWN_RECIPES, ownRecipeQuery } from "../../platform/api/mod.ts";
import { useShareLink, useToast } from "../../platform/hooks/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { SecretText } from "../../platform/secret_text/mod.ts";
import { useServices } from "../../services.ts";

export interface ShareOwnRecipeProps {
  recipe: { readonly id: string; readonly name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The link by which others read an own recipe. Its owner gets the secret one, others of the household the page's address. */
export function ShareOwnRecipe({ recipe, open, onOpenChange }: ShareOwnRecipeProps) {
  const { cookbook } = useServices();
  const { data, isError, refetch } = useQuery(ownRecipeQuery(cookbook, recipe.id));
  return (
    <Dialog title={t`Share this recipe`} open={open} onOpenChange={onOpenChange}>
      {data ? (
        data.isMine ? (
          <SecretLink recipe={recipe} />
        ) : (
          <Link
            recipe={recipe}
            path={`/recipe/${encodeURIComponent(recipe.id)}`}
            text={
              data.isPublic
                ? t`All people who have an account can open it.`
                : t`Only your household can open it. ${data.owner.name} can make a link for others.`
            }
          />
        )
      ) : isError ? (
        <ErrorState level={3} title={t`The recipe could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner>{t`Loading…`}</Spinner>
      )}
    </Dialog>
  );
}

/** Made, and copied, as soon as it is shown. */
function SecretLink({ recipe }: Pick<ShareOwnRecipeProps, "recipe">) {
  const { id } = recipe;
  const { cookbook, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data, mutate, error } = useMutation({
    mutationFn: () => cookbook.shareOwnRecipe({ id }),
    async onSuccess({ path }) {
      void queryClient.invalidateQueries({ queryKey: [...OWN_RECIPES, id], refetchType: "none" });
      try {
        await navigator.clipboard.writeText(addressOf(path));
        showToast(t`Link copied. Anyone with the link can open it.`);
      } catch {
        // The link is shown, beside a button that copies it.
      }
    },
    onError: (failure) => log("Cannot make the link", failure),
  });
  useEffect(() => mutate(), [mutate]);
  if (error) {
    const isSuspended = error instanceof ApiError && error.code === "suspended";
    return (
      <ErrorState
        level={3}
        title={isSuspended ? error.message : t`The link was not made.`}
        {...(!isSuspended && { onRetry: () => mutate() })}
      />
    );
  }
  if (!data) return <Spinner>{t`Making a link…`}</Spinner>;
  return (
    <Link recipe={recipe} path={data.path} text={t`Anyone with the link can open it, without an account.`}>
      <Text size="meta" tone="soft">
        <Trans>
          You can end it where you{" "}
          <TextLink href={`/recipes/${encodeURIComponent(id)}/edit`} component={RouterLink}>
            edit the recipe
          </TextLink>
          .
        </Trans>
      </Text>
    </Link>
  );
}

interface LinkProps extends Pick<ShareOwnRecipeProps, "recipe"> {
  path: string;
  /** Who can open it. */
  text: string;
  children?: React.ReactNode;
}

function Link({ recipe, path, text, children }: LinkProps) {
  const share = useShareLink();
  return (
    <Stack gap="16">
      <SecretText label={t`Link to the recipe`} hint={text} text={addressOf(path)}>
        {typeof navigator.share === "function" && (
          <Button variant="plain" icon={<Share size={20} />} onClick={() => void share({ title: recipe.name, path })}>
            {t`Send`}
          </Button>
        )}
      </SecretText>
      {children}
    </Stack>
  );
}

function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}
