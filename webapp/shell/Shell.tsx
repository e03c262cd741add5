import { Outlet, useLocation } from "react-router-dom";
import { Navbar } from "../../ui-kit/Navbar/mod.ts";
import { PageFoot } from "../../ui-kit/PageFoot/mod.ts";
import { TextLink } from "../../ui-kit/TextLink/mod.ts";
import { useToast } from "../hooks/mod.ts";
import { RouterLink } from "../routing/mod.ts";
import { useServices } from "../services.ts";
import { useChatSnapshot } from "./chat.tsx";
import { currentLink, navLinks, SETTINGS_LINK } from "./nav_links.tsx";
import { useLogOut } from "./session.tsx";
import { useNavbarSearch } from "./use_navbar_search.ts";

/** Every signed-in screen: the navbar, and the screen below it. */
export function Shell() {
  const { log } = useServices();
  const { pathname } = useLocation();
  const search = useNavbarSearch();
  const logOut = useLogOut();
  const showToast = useToast();
  const { unread } = useChatSnapshot();

  async function leave(): Promise<void> {
    try {
      await logOut();
    } catch (error) {
      log("Cannot log out", error);
      showToast("Not logged out. Try again.", { tone: "error" });
    }
  }

  return (
    <>
      <Navbar
        links={navLinks({ hasUnreadChat: unread.length > 0 })}
        current={currentLink(pathname)}
        moreLinks={[SETTINGS_LINK]}
        component={RouterLink}
        search={search}
        menu={[{ text: "Log out", onSelect: () => void leave() }]}
        homeHref="/home"
      />
      <Outlet />
      <PageFoot>
        <TextLink href={SETTINGS_LINK.href} component={RouterLink}>
          {SETTINGS_LINK.text}
        </TextLink>
      </PageFoot>
    </>
  );
}
