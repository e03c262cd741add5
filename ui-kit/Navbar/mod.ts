export { Navbar } from "./Navbar.tsx";
export {
  NAVBAR_LINK_TONES,
  type NavbarLink,
  type NavbarLinkTone,
  type NavbarProps,
  type NavbarSearch,
} from "./navbar_props.ts";
