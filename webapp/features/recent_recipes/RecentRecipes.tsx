import { t } from "@lingui/core/macro";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Plate } from "../../../ui-kit/Plate/mod.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { Item, Kind, Name, Place, RecentLink, Row } from "./recent_layout.ts";
import { useRecentRecipes } from "./use_recent_recipes.ts";

const TITLE_ID = "recent-recipes";

/** One row of the recipes that were viewed on this device or cooked by the household; nothing without any. */
export function RecentRecipes() {
  const { recipes, isDeviceRead } = useRecentRecipes();
  return (
    <Place aria-labelledby={TITLE_ID} data-reads-device={isDeviceRead ? undefined : ""}>
      {recipes.length > 0 && (
        <>
          <Heading level={2} size="name" id={TITLE_ID}>
            {t`Recently viewed and cooked`}
          </Heading>
          <Row>
            {recipes.map(({ id, name, mainImage, kind }) => (
              <Item key={id}>
                <RecentLink as={RouterLink} href={`/recipe/${encodeURIComponent(id)}`} title={name}>
                  <Plate picture={recipePicture(mainImage, "76px")} />
                  <Name>{name}</Name>
                  <Kind>{kind}</Kind>
                </RecentLink>
              </Item>
            ))}
          </Row>
        </>
      )}
    </Place>
  );
}
