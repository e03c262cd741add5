import { Link } from "react-router-dom";
import type { RouterLinkProps } from "../../routing/mod.ts";

/** Opens a post over the feed without scrolling it. */
export function PostLink({ href, ...rest }: RouterLinkProps) {
  return <Link to={href} preventScrollReset {...rest} />;
}
