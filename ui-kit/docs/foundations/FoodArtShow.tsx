import { styled } from "styled-components";
import { EmptyPlate } from "../../EmptyPlate/mod.ts";
import { Grid } from "../../Grid/mod.ts";
import { Picture } from "../../Picture/mod.ts";
import { Plate } from "../../Plate/mod.ts";
import { PreferenceCard } from "../../PreferenceCard/mod.ts";
import { sampleFoods } from "../../testing/sample_foods.ts";
import { missingPicture, sampleFood, samplePictures } from "../../testing/sample_pictures.ts";
import { media } from "../../theme/mod.ts";
import { About, InTheme, Show, Specimen, Specimens, TokenName } from "./Show.tsx";

/** The pictures as they are drawn: a table, a cloth, a plate. */
export function PlatePictures() {
  return (
    <Show>
      <Grid columns="three" gap="20">
        {Object.entries(samplePictures).map(([name, picture]) => (
          <Picture key={name} {...picture} alt="" loading="eager" />
        ))}
      </Grid>
    </Show>
  );
}

/** One file, two crops. */
export function TwoCrops() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "220px" }}>
        <Specimen>
          <Picture {...samplePictures.salmonLemon} alt="" loading="eager" />
          <TokenName>4 to 3</TokenName>
          <About>Cards and heroes: the whole table, object-fit: cover, corner 20.</About>
        </Specimen>
        <Specimen>
          <Round>
            <Plate picture={samplePictures.salmonLemon} rim="dinner" loading="eager" />
          </Round>
          <TokenName>Round, in a meal's rim</TokenName>
          <About>A square box, cover, scale 1.26: the picture's own rim is cut off, the meal's stands there.</About>
        </Specimen>
        <Specimen>
          <Round>
            <Plate picture={samplePictures.salmonLemon} rim="own" loading="eager" />
          </Round>
          <TokenName>Round, with its own rim</TokenName>
          <About>The same at scale 1.21: the plate's own rim reaches the edge.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

/** Replacements of a missing or failed picture. */
export function Fallback() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "220px" }}>
        <Specimen>
          <Picture {...missingPicture} alt="" />
          <About>A picture that is missing or fails: the empty plate on wash.</About>
        </Specimen>
        <Specimen>
          <Round>
            <Plate picture={missingPicture} rim="lunch" />
          </Round>
          <About>On a plate: plain enamel under the rim.</About>
        </Specimen>
        <Specimen>
          <Round>
            <EmptyPlate>+</EmptyPlate>
          </Round>
          <About>No meal yet: the dashed plate, which is no fallback but an invitation.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

/** The single foods and dishes as they are drawn, at the sizes of tray, preference card and toggle. */
export function DrawnFoods() {
  const drawn = [...Object.values(sampleFoods).map(({ picture }) => picture), ...Object.values(sampleFood)];
  return (
    <Show>
      {(["light", "dark"] as const).map((theme) => (
        <InTheme key={theme} theme={theme}>
          <Sizes>
            {[84, 58, 36].map((size) => (
              <Foods key={size} style={{ "--food-size": `${size}px` }}>
                {drawn.map((src) => (
                  <img key={src} src={src} alt="" />
                ))}
              </Foods>
            ))}
          </Sizes>
        </InTheme>
      ))}
    </Show>
  );
}

/** Where to use the drawn foods, and where those of Noto. */
export function FoodPlaces() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "200px" }}>
        <Specimen>
          <PreferenceCard
            label="Main dish"
            subtitle="Hearty and filling"
            picture={sampleFood.mainDish}
            defaultPressed
          />
          <About>Do: a drawn dish on a preference.</About>
        </Specimen>
        <Specimen>
          <Foods style={{ "--food-size": "56px" }}>
            {[sampleFoods.tomatoes, sampleFoods.garlic, sampleFoods.spinach].map(({ picture }) => (
              <img key={picture} src={picture} alt="" />
            ))}
          </Foods>
          <About>Do: drawn ingredients on their enamel tray, or one on its toggle.</About>
        </Specimen>
        <Specimen>
          <Picture {...samplePictures.beetLentil} alt="" loading="eager" />
          <About>
            Do: Noto's pictures on the table of a recipe's picture, ingredients of that recipe, cropped in opposite
            corners. They stand nowhere else.
          </About>
        </Specimen>
        <Specimen>
          <Wrong>
            <img src={sampleFood.salad} alt="" /> Lunch
          </Wrong>
          <About>Don't: as an icon of the interface.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

const Round = styled.div`
  --plate-size: 190px;
  --rim-width: var(--rim-large);

  [data-plate="empty"] { font: 400 3rem / 1 var(--font-body); }

  ${media.phone} { --plate-size: 168px; }
`;

const Sizes = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16);
`;

const Foods = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
  align-items: center;
  justify-content: center;
  padding: var(--space-20);
  border: var(--rim-default) solid var(--color-accent);
  border-radius: var(--radius-tray);
  background: var(--color-surface);

  img { inline-size: var(--food-size); }
`;

const Wrong = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  align-self: start;
  text-decoration: line-through 2px var(--color-tomato);

  img { inline-size: 24px; }
`;
