import { Link } from "react-router-dom";
import type { RouterLinkProps } from "../../routing/mod.ts";

/** Opens a post over the feed, which stays where it is. */
export function PostLink({ href, ...rest }: RouterLinkProps) {
  return <Link to={href} preventScrollReset {...rest} />;
}
