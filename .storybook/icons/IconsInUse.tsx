import CalendarDays from "lucide-react/icons/calendar-days";
import { styled } from "styled-components";
import { sentence } from "../../ui-kit/docs/foundations/ColourRoles.tsx";
import { About, Code, Show, Specimen, Specimens, TokenName } from "../../ui-kit/docs/foundations/Show.tsx";
import { MealIcon, PlateIcon } from "../../ui-kit/Icon/mod.ts";
import { Logo } from "../../ui-kit/Logo/mod.ts";
import { MEAL_RIMS } from "../../ui-kit/tokens/mod.ts";
import { ICON_MEANINGS, iconsInUse } from "./icons_in_use.ts";

/** Every icon that the kit and the screens use, what it says and where. */
export function IconsInUse() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "136px" }}>
        {[...iconsInUse()].map(([name, folders]) => {
          const meaning = ICON_MEANINGS[name];
          return (
            <Specimen key={name} id={`icon-${name}`}>
              {meaning && <meaning.Icon size={24} />}
              <Code>{name}</Code>
              <About>{sentence(meaning?.says ?? "said nowhere yet")}</About>
              <Folders>{folders.join(", ")}</Folders>
            </Specimen>
          );
        })}
      </Specimens>
    </Show>
  );
}

/** The plate, the meals and the two sizes. */
export function OwnIcons() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "136px" }}>
        <Specimen>
          <Blueprint viewBox="0 0 24 24" aria-hidden="true">
            <path data-guide="" d="M12 0V24M0 12H24" />
            <rect data-guide="" x="2" y="2" width="20" height="20" />
            <circle cx="12" cy="12" r="9.5" />
            <circle cx="12" cy="12" r="5" />
          </Blueprint>
          <About>The plate is ours: circles of radius 9.5 and 5 on lucide's grid of 24, stroke 2.</About>
        </Specimen>
        {MEAL_RIMS.map((rim) => (
          <Specimen key={rim}>
            <MealIcon rim={rim} size={40} />
            <TokenName style={{ textTransform: "capitalize" }}>{rim}</TokenName>
            <About>Its name always stands beside it.</About>
          </Specimen>
        ))}
      </Specimens>
    </Show>
  );
}

const SIZES = [
  [20, "everywhere"],
  [24, "in the week and in the bottom bar"],
] as const;

/** The sizes that icons are drawn in. */
export function IconSizes() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "200px" }}>
        {SIZES.map(([size, where]) => (
          <Specimen key={size}>
            <Pair>
              <PlateIcon size={size} />
              <CalendarDays size={size} />
            </Pair>
            <TokenName>{size} px</TokenName>
            <About>{sentence(where)} The target round it stays 44 px.</About>
          </Specimen>
        ))}
      </Specimens>
    </Show>
  );
}

/** How the logo is made. */
export function LogoConstruction() {
  return (
    <Show>
      <Specimens style={{ "--specimen": "260px" }}>
        <Specimen>
          <Mark>
            <Logo name="" aria-hidden="true" />
          </Mark>
          <About>
            A white disc of radius 15.5 in an edge of 1.5; a cobalt ring of 5 round radius 10.5; one seventh of the
            ring, at the top, is yolk: today among the week's days. The mark keeps its colours in the dark.
          </About>
        </Specimen>
        <Specimen>
          <Sign data-tone="page">
            <Logo />
          </Sign>
          <About>On the page: edge and name in accent.</About>
        </Specimen>
        <Specimen>
          <Sign data-tone="sign">
            <Logo tone="sign" />
          </Sign>
          <About>On the sign: edge and name in white. Besley 700, 22 px, 9 px beside the mark.</About>
        </Specimen>
      </Specimens>
    </Show>
  );
}

const Folders = styled.p`
  font: 400 0.8125rem / 1.4 var(--font-body);
  color: var(--color-soft);
  overflow-wrap: anywhere;
`;

const Blueprint = styled.svg`
  inline-size: 132px;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 2;

  [data-guide] {
    stroke: var(--color-edge);
    stroke-width: 0.12;
    stroke-dasharray: 0.5;
  }
`;

const Pair = styled.div`
  display: flex;
  gap: var(--space-16);
  align-items: center;
  block-size: 32px;
`;

const Mark = styled.div`
  block-size: 136px;

  svg { inline-size: 136px; block-size: 136px; }
`;

const Sign = styled.div`
  display: grid;
  place-items: center;
  block-size: 136px;
  border-radius: var(--radius-sign);
  background: var(--color-surface);

  &[data-tone="sign"] { background: var(--color-bar); }
`;
