import CalendarDays from "lucide-react/icons/calendar-days";
import { styled } from "styled-components";
import { Code, Sample, Samples, sentence } from "../../ui-kit/docs/foundations/Show.tsx";
import { MealIcon, PlateIcon } from "../../ui-kit/Icon/mod.ts";
import { Logo } from "../../ui-kit/Logo/mod.ts";
import { MEAL_RIMS } from "../../ui-kit/tokens/mod.ts";
import { ICON_MEANINGS, iconsInUse } from "./icons_in_use.ts";

/** Every icon that the kit and the screens use, with its meaning and the folders that use it. */
export function IconsInUse() {
  return (
    <Samples width={136}>
      {[...iconsInUse()].map(([name, folders]) => {
        const meaning = ICON_MEANINGS[name];
        return (
          <Sample key={name} about={sentence(meaning?.says ?? "no meaning is listed")}>
            {meaning && <meaning.Icon size={24} />}
            <Code>{name}</Code>
            <Folders>{folders.join(", ")}</Folders>
          </Sample>
        );
      })}
    </Samples>
  );
}

/** The plate, and the icons of the meals. */
export function OwnIcons() {
  return (
    <Samples width={136}>
      <Sample about="The plate is ours: circles of radius 9.5 and 5 on lucide's grid of 24, stroke 2.">
        <Blueprint viewBox="0 0 24 24" aria-hidden="true">
          <path data-guide="" d="M12 0V24M0 12H24" />
          <rect data-guide="" x="2" y="2" width="20" height="20" />
          <circle cx="12" cy="12" r="9.5" />
          <circle cx="12" cy="12" r="5" />
        </Blueprint>
      </Sample>
      {MEAL_RIMS.map((rim) => (
        <Sample
          key={rim}
          name={<span style={{ textTransform: "capitalize" }}>{rim}</span>}
          about="Always beside the meal's name."
        >
          <MealIcon rim={rim} size={40} />
        </Sample>
      ))}
    </Samples>
  );
}

const SIZES = [
  [20, "Everywhere."],
  [24, "In the week and in the bottom bar."],
] as const;

/** The sizes of icons. */
export function IconSizes() {
  return (
    <Samples width={200}>
      {SIZES.map(([size, where]) => (
        <Sample key={size} name={`${size} px`} about={`${where} The target around it is 44 px.`}>
          <Pair>
            <PlateIcon size={size} />
            <CalendarDays size={size} />
          </Pair>
        </Sample>
      ))}
    </Samples>
  );
}

/** How the logo is constructed. */
export function LogoConstruction() {
  return (
    <Samples width={260}>
      <Sample about="A white disc of radius 15.5 in an edge of 1.5; a cobalt ring of 5 at radius 10.5; one seventh of the ring, at the top, is yolk: today among the week's days. The mark keeps its colours in the dark theme.">
        <Mark>
          <Logo name="" aria-hidden="true" />
        </Mark>
      </Sample>
      <Sample about="On the page: edge and name in accent.">
        <Sign data-tone="page">
          <Logo />
        </Sign>
      </Sample>
      <Sample about="On the sign: edge and name in white. Besley 700, 22 px, 9 px beside the mark.">
        <Sign data-tone="sign">
          <Logo tone="sign" />
        </Sign>
      </Sample>
    </Samples>
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
