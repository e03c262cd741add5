import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Fragment } from "react";
import { i18n } from "#i18n";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { RecipeFormat } from "../../../wire/cookbook/export_recipe.ts";
import { OnScreen } from "./recipe_layout.ts";

const FORMATS: Readonly<Record<RecipeFormat, MessageDescriptor>> = {
  text: msg({ message: "text", comment: "a format of files: Save as file: text" }),
  schema: msg`for other apps (schema.org)`,
  cooklang: msg`for Cooklang`,
};

export function SaveAs({ recipeId }: { recipeId: string }) {
  return (
    <OnScreen>
      <Text size="meta" tone="soft">
        {t`Save as file:`}{" "}
        {Object.entries(FORMATS).map(([format, name], index) => (
          <Fragment key={format}>
            {index > 0 && " · "}
            <TextLink href={`/api/recipe/${encodeURIComponent(recipeId)}/export?format=${format}`} download>
              {i18n._(name)}
            </TextLink>
          </Fragment>
        ))}
      </Text>
    </OnScreen>
  );
}
