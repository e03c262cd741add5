import { styled } from "styled-components";
import { EmptyPlate } from "../../EmptyPlate/mod.ts";
import { Grid } from "../../Grid/mod.ts";
import { Picture } from "../../Picture/mod.ts";
import { Plate } from "../../Plate/mod.ts";
import { PreferenceCard } from "../../PreferenceCard/mod.ts";
import { missingPicture, sampleFood, samplePictures } from "../../testing/sample_pictures.ts";
import { media } from "../../theme/mod.ts";
import { About, Show, Specimen, Specimens, TokenName } from "./Show.tsx";

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

/** What stands where a picture is missing or fails. */
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

/** Where the Noto food pictures may stand. */
export function NotoPlaces() {
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
          <About>Do: on preferences.</About>
        </Specimen>
        <Specimen>
          <Foods>
            {[sampleFood.salad, sampleFood.dinner, sampleFood.dessert].map((src) => (
              <img key={src} src={src} alt="" />
            ))}
          </Foods>
          <About>Do: for ingredients, on their enamel tray.</About>
        </Specimen>
        <Specimen>
          <Picture {...samplePictures.beetLentil} alt="" loading="eager" />
          <About>
            Do: on the table of a recipe's picture, ingredients of that recipe, cropped in opposite corners.
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

  img { inline-size: 56px; }
`;

const Wrong = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  align-self: start;
  text-decoration: line-through 2px var(--color-tomato);

  img { inline-size: 24px; }
`;
