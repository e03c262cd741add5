import { t } from "@lingui/core/macro";
import MenuLines from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import Settings from "lucide-react/icons/settings";
import { type FormEvent, useId, useRef, useState } from "react";
import { IconButton, UnreadMarker } from "../IconButton/mod.ts";
import { Logo } from "../Logo/mod.ts";
import { Menu, type MenuButtonProps } from "../Menu/mod.ts";
import { SearchField } from "../SearchField/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { NavSheet } from "./NavSheet.tsx";
import {
  BottomBar,
  Links,
  LogoLink,
  SearchForm,
  SearchToggle,
  SettingsPlace,
  Shell,
  Sign,
  SignLink,
  SkipLink,
  Tab,
  TabButton,
  TabIcon,
} from "./navbar_parts.ts";
import { linkAttributes, type NavbarLink, type NavbarProps } from "./navbar_props.ts";

/** The number of tabs in the bottom bar, without its menu. */
const MOST_TABS = 4;

/**
 * The enamel sign of every signed-in screen: links, search, settings. One row on a desktop, two on a tablet; a phone has
 * logo, search and settings above and a bar of tabs below, whose last opens a sheet with everything.
 */
export function Navbar({
  links,
  moreLinks = [],
  current,
  component,
  search,
  menu,
  homeHref,
  label = "Main",
  ...rest
}: NavbarProps) {
  const searchId = useId();
  const searchInput = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const { value, opensByText = true } = search;
  const searchState = isSearchOpen || (opensByText && value !== "") ? "open" : "closed";
  const tabs = withCallInTheMiddle(links.filter((link) => link.icon !== undefined).slice(0, MOST_TABS));

  function toggleSearch(): void {
    setIsSearchOpen(searchState === "closed");
    // The box is shown by the render that follows.
    requestAnimationFrame(() => searchInput.current?.focus());
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    search.onSubmit?.(value);
  }

  return (
    <>
      <Shell {...rest}>
        <SkipLink href="#content">{t`Skip to content`}</SkipLink>
        <Sign data-search={searchState}>
          <LogoLink as={component} href={homeHref} aria-label={t`Weekplate, home`}>
            <Logo tone="sign" />
          </LogoLink>
          <Links aria-label={label}>
            <ul role="list">
              {links.map((link) => (
                <li key={link.href}>
                  <SignLink as={component} {...linkAttributes(link, current)}>
                    {link.text}
                    {link.marker && <UnreadMarker />}
                  </SignLink>
                </li>
              ))}
            </ul>
          </Links>
          <SearchToggle>
            <IconButton
              variant="sign"
              size="small"
              label={t`Search`}
              icon={<Search size={22} />}
              aria-expanded={searchState === "open"}
              aria-controls={searchId}
              onClick={toggleSearch}
            />
          </SearchToggle>
          <SearchForm id={searchId} data-search={searchState}>
            <form action={search.sendsTo?.action} onSubmit={submit}>
              {search.sendsTo?.others?.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <SearchField
                ref={searchInput}
                tone="sign"
                name={search.sendsTo?.parameter}
                label={search.label ?? search.placeholder}
                placeholder={search.placeholder}
                value={value}
                onChange={(event) => search.onChange(event.target.value)}
              />
            </form>
          </SearchForm>
          <SettingsPlace>
            <Menu label={t`Settings`} entries={menu} align="end" button={settingsButton} />
          </SettingsPlace>
        </Sign>
      </Shell>
      <BottomBar aria-label={label}>
        <ul role="list">
          {tabs.map((link) => (
            <li key={link.href}>
              <Tab as={component} {...linkAttributes(link, current)}>
                <TabIcon>
                  {link.icon}
                  {link.marker && <UnreadMarker />}
                </TabIcon>
                {link.text}
              </Tab>
            </li>
          ))}
          <li>
            <TabButton type="button" aria-haspopup="dialog" onClick={() => sheet.current?.showPopover()}>
              <MenuLines size={24} />
              <VisuallyHidden>{t`Menu`}</VisuallyHidden>
            </TabButton>
          </li>
        </ul>
      </BottomBar>
      <NavSheet ref={sheet} links={[...links, ...moreLinks]} current={current} component={component} entries={menu} />
    </>
  );
}

function settingsButton(props: MenuButtonProps) {
  return <IconButton {...props} variant="sign" size="small" icon={<Settings size={22} />} />;
}

/** The call to action is always the middle tab. */
function withCallInTheMiddle(tabs: readonly NavbarLink[]): NavbarLink[] {
  const plain = tabs.filter((tab) => tab.tone !== "call");
  return [...plain.slice(0, 2), ...tabs.filter((tab) => tab.tone === "call"), ...plain.slice(2)];
}
