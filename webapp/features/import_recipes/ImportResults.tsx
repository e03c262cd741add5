import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { i18n } from "#i18n";
import { Badge, type BadgeTone } from "../../../ui-kit/Badge/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { ListImportResultsReply, RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";
import { importResultsQuery } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { Result, Results } from "./import_layout.ts";

type ImportResult = ListImportResultsReply["results"][number];

interface OutcomeBadge {
  readonly text: MessageDescriptor;
  readonly tone: BadgeTone;
}

const OUTCOMES: Readonly<Record<ImportResult["outcome"], OutcomeBadge>> = {
  imported: { text: msg`Imported`, tone: "leaf" },
  doubtful: { text: msg`Imported with doubts`, tone: "marmalade" },
  duplicate: { text: msg`You have it already`, tone: "accent" },
  rejected: { text: msg`Not imported`, tone: "beet" },
};
const UPDATED: OutcomeBadge = { text: msg`Updated`, tone: "leaf" };

/** The outcome of each recipe of a file, with the reasons. */
export function ImportResults({ file }: { file: RecipeImportWire }) {
  const { cookbook } = useServices();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    importResultsQuery(cookbook, file),
  );
  const results = data?.pages.flatMap((page) => page.results);
  if (!results) {
    if (!isError) return <Spinner>{t`Loading…`}</Spinner>;
    return (
      <Button variant="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
        {t`The recipes could not be loaded. Try again`}
      </Button>
    );
  }
  return (
    <>
      <Results aria-label={t`Recipes of ${file.fileName}`}>
        {results.map((result, place) => (
          // A file may have the same name twice; its order does not change.
          <ImportedRecipe key={place} result={result} />
        ))}
      </Results>
      {hasNextPage && (
        <div>
          <Button variant="plain" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </>
  );
}

function ImportedRecipe({ result: { name, outcome, isUpdated, reasons, recipeId } }: { result: ImportResult }) {
  const { text, tone } = isUpdated ? UPDATED : OUTCOMES[outcome];
  // The badge says it already.
  const further = outcome === "duplicate" ? [] : reasons;
  return (
    <Result>
      <span>
        {recipeId === null ? (
          <strong>{name}</strong>
        ) : (
          <TextLink href={`/recipe/${encodeURIComponent(recipeId)}`} component={RouterLink}>
            {name}
          </TextLink>
        )}{" "}
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </span>
      {further.map((reason) => (
        <Text key={reason} size="meta" tone="soft">
          {reason}
        </Text>
      ))}
    </Result>
  );
}
