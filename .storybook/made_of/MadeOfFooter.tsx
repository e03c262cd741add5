import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { styled } from "styled-components";
import { media, type } from "../../ui-kit/theme/mod.ts";
import { catalogue } from "./catalogue.ts";
import type { Link } from "./link.ts";
import { sectionsOf } from "./sections.ts";

/** Props of {@link MadeOfFooter}. */
export interface MadeOfFooterProps {
  /** Title of the page's stories: `Components/Actions/Button`. */
  title: string;
}

/** The end of every component's page: links to its components, its tokens, and its users. */
export function MadeOfFooter({ title }: MadeOfFooterProps) {
  const entry = catalogue[title];
  const sections = entry ? sectionsOf(entry) : [];
  if (sections.length === 0) return null;
  return (
    <Root className="sb-unstyled" aria-labelledby="made-of">
      <h2 id="made-of">Made of</h2>
      {sections.map(({ heading, links }) => (
        <div key={heading}>
          <h3 id={idOf(heading)}>{heading}</h3>
          <ul aria-labelledby={idOf(heading)}>
            {links.map((link) => (
              <li key={link.path + link.title}>
                <a href={`?path=${link.path}`} onClick={(event) => follow(event, link)}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}

function idOf(heading: string): string {
  return `made-of-${heading.toLowerCase().replaceAll(" ", "-")}`;
}

/** Navigates the whole of Storybook, not only its preview; a click with Ctrl, Meta or Shift opens a new tab or window as usual. */
function follow(event: React.MouseEvent, { path }: Link): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, `?path=${path}`);
}

const Root = styled.section`
  display: grid;
  gap: var(--space-16);
  margin-block-start: var(--space-56);
  padding-block-start: var(--space-24);
  border-block-start: 3px solid var(--color-accent);

  h2 { ${type("section")} }
  h3 { ${type("label")} }

  > div {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: var(--space-4) var(--space-16);

    ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-14);
    padding: 0;
    list-style: none;
  }

  a { ${type("meta")} }
`;
