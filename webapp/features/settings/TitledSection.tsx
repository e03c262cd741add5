import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, type Ref, useState } from "react";
import { useLocation } from "react-router-dom";
import { i18n } from "#i18n";
import { useMedia } from "../../../ui-kit/behaviour/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { PHONE_QUERY } from "../../../ui-kit/theme/mod.ts";
import { Fold, FoldedPart, HeadLine, Section } from "./settings_layout.ts";
import { FOLDED_SECTIONS, SECTION_TITLES, type SectionId } from "./settings_sections.ts";

export interface TitledSectionProps {
  id: SectionId;
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end of the heading's line. Not in a folded section. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the settings, to whose heading its link in the contents leads. On a phone some are folded. */
export function TitledSection({ id, headingRef, aside, children }: TitledSectionProps) {
  const heading = (
    <Heading ref={headingRef} level={2} size="name" id={`${id}-title`} tabIndex={-1}>
      {i18n._(SECTION_TITLES[id])}
    </Heading>
  );
  if (FOLDED_SECTIONS.has(id)) {
    return (
      <FoldedSection id={id} heading={heading}>
        {children}
      </FoldedSection>
    );
  }
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <HeadLine>
        {heading}
        {aside}
      </HeadLine>
      {children}
    </Section>
  );
}

/** Opened by its heading, and by its id in the address. Always open where there is more room than on a phone. */
function FoldedSection({
  id,
  heading,
  children,
}: Pick<TitledSectionProps, "id" | "children"> & { heading: ReactNode }) {
  const isPhone = useMedia(PHONE_QUERY);
  const { hash, key } = useLocation();
  const [{ isOpen, seenKey }, setState] = useState({ isOpen: false, seenKey: "" });
  // Every navigation has another key, also to the same section.
  if (seenKey !== key) setState({ isOpen: isOpen || hash === `#${id}`, seenKey: key });
  return (
    <section aria-labelledby={`${id}-title`}>
      <Fold
        open={isOpen || !isPhone}
        onToggle={({ currentTarget }) => isPhone && setState({ isOpen: currentTarget.open, seenKey: key })}
      >
        <summary
          tabIndex={isPhone ? undefined : -1}
          onClick={(event) => {
            if (!isPhone) event.preventDefault();
          }}
        >
          {heading}
          <ChevronDown size={24} />
        </summary>
        {/* The browser opens what an address names within it, also without JavaScript. */}
        <FoldedPart id={id}>{children}</FoldedPart>
      </Fold>
    </section>
  );
}
