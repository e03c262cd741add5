import { styled } from "styled-components";
import { EmptyPlate } from "../../EmptyPlate/mod.ts";
import { Grid } from "../../Grid/mod.ts";
import { Picture } from "../../Picture/mod.ts";
import { Plate } from "../../Plate/mod.ts";
import { PreferenceCard } from "../../PreferenceCard/mod.ts";
import { sampleFoods } from "../../testing/sample_foods.ts";
import { missingPicture, sampleFood, samplePictures } from "../../testing/sample_pictures.ts";
import { media } from "../../theme/mod.ts";
import { InBothThemes, Sample, Samples, Show } from "./Show.tsx";

/** Pictures of plates: a table, a cloth, a plate. */
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

/** One file, cropped for cards and for plates. */
export function TwoCrops() {
  return (
    <Samples width={220}>
      <Sample name="4 to 3" about="Cards and heroes: the whole table, object-fit: cover, corner 20.">
        <Picture {...samplePictures.salmonLemon} alt="" loading="eager" />
      </Sample>
      <Sample
        name="Round, in a meal's rim"
        about="A square box, cover, scale 1.26: the picture's own rim is cut off and replaced by the meal's."
      >
        <Round>
          <Plate picture={samplePictures.salmonLemon} rim="dinner" loading="eager" />
        </Round>
      </Sample>
      <Sample name="Round, with its own rim" about="The same at scale 1.21: the plate's own rim reaches the edge.">
        <Round>
          <Plate picture={samplePictures.salmonLemon} rim="own" loading="eager" />
        </Round>
      </Sample>
    </Samples>
  );
}

/** Replacements of a missing or failed picture. */
export function Fallback() {
  return (
    <Samples width={220}>
      <Sample about="A picture that is missing or fails: the empty plate on wash.">
        <Picture {...missingPicture} alt="" />
      </Sample>
      <Sample about="On a plate: plain enamel under the rim.">
        <Round>
          <Plate picture={missingPicture} rim="lunch" />
        </Round>
      </Sample>
      <Sample about="No meal yet: the dashed plate. It is no fallback, but invites to add a meal.">
        <Round>
          <EmptyPlate>+</EmptyPlate>
        </Round>
      </Sample>
    </Samples>
  );
}

/** The drawings of single foods and dishes, in the sizes of tray, preference card and toggle. */
export function DrawnFoods() {
  const drawn = [...Object.values(sampleFoods).map(({ picture }) => picture), ...Object.values(sampleFood)];
  return (
    <Show>
      <InBothThemes>
        <Sizes>
          {[84, 58, 36].map((size) => (
            <Foods key={size} style={{ "--food-size": `${size}px` }}>
              {drawn.map((src) => (
                <img key={src} src={src} alt="" />
              ))}
            </Foods>
          ))}
        </Sizes>
      </InBothThemes>
    </Show>
  );
}

/** Where to use our drawings, and where Noto's. */
export function FoodPlaces() {
  return (
    <Samples width={200}>
      <Sample about="Do: a drawn dish on a preference.">
        <PreferenceCard label="Main dish" subtitle="Hearty and filling" picture={sampleFood.mainDish} defaultPressed />
      </Sample>
      <Sample about="Do: drawn ingredients on their enamel tray, or one on its toggle.">
        <Foods style={{ "--food-size": "56px" }}>
          {[sampleFoods.tomatoes, sampleFoods.garlic, sampleFoods.spinach].map(({ picture }) => (
            <img key={picture} src={picture} alt="" />
          ))}
        </Foods>
      </Sample>
      <Sample about="Do: Noto's pictures of the recipe's ingredients on the table of its picture, cropped in opposite corners. Use them nowhere else.">
        <Picture {...samplePictures.beetLentil} alt="" loading="eager" />
      </Sample>
      <Sample about="Don't: as an icon of the interface.">
        <Wrong>
          <img src={sampleFood.salad} alt="" /> Lunch
        </Wrong>
      </Sample>
    </Samples>
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
