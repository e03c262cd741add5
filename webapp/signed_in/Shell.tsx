import { Outlet, useLocation } from "react-router-dom";
import { Navbar } from "../../ui-kit/Navbar/mod.ts";
import { useServices } from "../services.ts";
import { RouterLink, useToast } from "../shell/mod.ts";
import { currentLink, NAV_LINKS } from "./nav_links.tsx";
import { useLogOut } from "./session.tsx";
import { useNavbarSearch } from "./use_navbar_search.ts";
import { useSettingsMenu } from "./use_settings_menu.tsx";

/** Every signed-in screen: the navbar, and the screen below it. */
export function Shell() {
  const { log } = useServices();
  const { pathname } = useLocation();
  const search = useNavbarSearch();
  const logOut = useLogOut();
  const showToast = useToast();
  const menu = useSettingsMenu({ logOut: () => void leave() });

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
        links={NAV_LINKS}
        current={currentLink(pathname)}
        component={RouterLink}
        search={search}
        menu={menu}
        homeHref="/home"
      />
      <Outlet />
    </>
  );
}
