import { t } from "@lingui/core/macro";
import { Fragment } from "react";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { RecipeFormat } from "../../../wire/cookbook/export_recipe.ts";
import { OnScreen } from "./recipe_layout.ts";

const FORMATS: Readonly<Record<RecipeFormat, string>> = {
  text: "text",
  schema: "for other apps (schema.org)",
  cooklang: "for Cooklang",
};

export function SaveAs({ recipeId }: { recipeId: string }) {
  return (
    <OnScreen>
      <Text size="meta" tone="soft">
        {t`Save as file: `}
        {Object.entries(FORMATS).map(([format, name], index) => (
          <Fragment key={format}>
            {index > 0 && " · "}
            <TextLink href={`/api/recipe/${encodeURIComponent(recipeId)}/export?format=${format}`} download>
              {name}
            </TextLink>
          </Fragment>
        ))}
      </Text>
    </OnScreen>
  );
}
