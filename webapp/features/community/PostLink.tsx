import { RouterLink, type RouterLinkProps } from "../../platform/routing/mod.ts";

/** Opens a post over the feed without scrolling it. */
export function PostLink(props: RouterLinkProps) {
  return <RouterLink {...props} preventScrollReset />;
}
