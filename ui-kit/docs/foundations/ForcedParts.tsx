import { BUTTON_VARIANTS, Button } from "../../Button/mod.ts";
import { Chip } from "../../Chip/mod.ts";
import { Cluster } from "../../Cluster/mod.ts";
import { EmptyPlate } from "../../EmptyPlate/mod.ts";
import { Grid } from "../../Grid/mod.ts";
import { Notice } from "../../Notice/mod.ts";
import { Plate } from "../../Plate/mod.ts";
import { PreferenceCard } from "../../PreferenceCard/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { Text } from "../../Text/mod.ts";
import { TextField } from "../../TextField/mod.ts";
import { Tray } from "../../Tray/mod.ts";
import { sampleFood, samplePictures } from "../../testing/sample_pictures.ts";
import { MEAL_RIMS } from "../../tokens/mod.ts";
import { Show } from "./Show.tsx";

/** Components whose edges are shadows, pictures or backgrounds, and need borders under forced colours. */
export function ForcedParts() {
  return (
    <Show>
      <Stack gap="32">
        <Cluster gap="16">
          {BUTTON_VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>Save</Button>
        </Cluster>
        <Cluster gap="16">
          <Chip>Salad</Chip>
          <Chip defaultPressed>Main dish</Chip>
          {MEAL_RIMS.map((rim) => (
            <Plate key={rim} picture={samplePictures.greenBowl} rim={rim} />
          ))}
          <EmptyPlate>+</EmptyPlate>
        </Cluster>
        <Grid columns="three" align="stretch">
          <PreferenceCard
            label="Main dish"
            subtitle="Hearty and filling"
            picture={sampleFood.mainDish}
            defaultPressed
          />
          <Tray>
            <Text>Trays hold work.</Text>
          </Tray>
          <Stack>
            <TextField label="Full Name" error="Full Name is required" />
            <Notice tone="error">Failed to fetch recipes. Please try again.</Notice>
          </Stack>
        </Grid>
      </Stack>
    </Show>
  );
}
