import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { i18n } from "#i18n";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { PRESERVE_FOCUS, RouterLink } from "../../platform/routing/mod.ts";
import { Contents } from "./settings_layout.ts";
import { SECTION_IDS, SECTION_TITLES, type SectionId } from "./settings_sections.ts";

/** Links to the sections of the settings. The focus goes to the section in the address. */
export function SettingsContents({ ids }: { ids: readonly SectionId[] }) {
  useFocusOnSection();
  return (
    <Contents aria-label={t`Settings`}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <TextLink href={`#${id}`} component={RouterLink} state={PRESERVE_FOCUS}>
              {i18n._(SECTION_TITLES[id])}
            </TextLink>
          </li>
        ))}
      </ul>
    </Contents>
  );
}

function useFocusOnSection(): void {
  const location = useLocation();
  // Also when the same link is pressed again: every navigation makes a new location.
  useEffect(() => {
    const id = SECTION_IDS.find((each) => location.hash === `#${each}`);
    const heading = id && document.getElementById(`${id}-title`);
    const fold = heading?.closest("details");
    if (fold) fold.open = true;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [location]);
}
