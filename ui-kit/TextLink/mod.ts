export { type LinkTarget, TextLink, type TextLinkProps } from "./TextLink.tsx";
