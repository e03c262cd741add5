/** @jsxRuntime classic */
// The manager has its own React, which its builder finds only under this name.
import React, { useState } from "react";
import { AddonPanel } from "storybook/internal/components";
import { useChannel, useStorybookApi } from "storybook/manager-api";
import { styled } from "storybook/theming";
import type { MadeOf } from "./made_of.ts";
import { MADE_OF_EVENT, sectionsOf } from "./sections.ts";

/** Props of {@link MadeOfPanel}. */
export interface MadeOfPanelProps {
  active: boolean;
}

/** The panel beside Controls: links to the components and tokens of the story. */
export function MadeOfPanel({ active }: MadeOfPanelProps) {
  const api = useStorybookApi();
  const [entry, setEntry] = useState<MadeOf>();
  useChannel({ [MADE_OF_EVENT]: setEntry });
  const sections = entry ? sectionsOf(entry) : [];
  return (
    <AddonPanel active={active}>
      <Body>
        {sections.length === 0 && <p>Nothing of the kit is in here.</p>}
        {sections.map(({ heading, links }) => (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ title, path }) => (
                <li key={path + title}>
                  <a
                    href={`?path=${path}`}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      api.navigateUrl(`?path=${path}`, {});
                    }}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Body>
    </AddonPanel>
  );
}

const Body = styled.div(({ theme }) => ({
  display: "grid",
  gap: 12,
  padding: 16,
  fontSize: 14,
  color: theme.color.defaultText,
  section: { display: "grid", gridTemplateColumns: "104px minmax(0, 1fr)", gap: 12 },
  h2: { margin: 0, fontSize: 14, fontWeight: 600 },
  p: { margin: 0 },
  ul: { display: "flex", flexWrap: "wrap", gap: "4px 14px", margin: 0, padding: 0, listStyle: "none" },
  a: { color: theme.color.secondary },
}));
