import type { ReactNode, Ref } from "react";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { HeadLine, Section } from "./settings_layout.ts";
import { SECTION_TITLES, type SectionId } from "./settings_sections.ts";

export interface TitledSectionProps {
  id: SectionId;
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the settings, to whose heading its link in the contents leads. */
export function TitledSection({ id, headingRef, aside, children }: TitledSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <HeadLine>
        <Heading ref={headingRef} level={2} size="name" id={id} tabIndex={-1}>
          {SECTION_TITLES[id]}
        </Heading>
        {aside}
      </HeadLine>
      {children}
    </Section>
  );
}
