import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { ApiError, postQuery } from "../../platform/api/mod.ts";
import { PRESERVE_FOCUS } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";

const POST = "post";

/** Navigation state of a post opened from the feed: closing it goes back. */
export const OPENED_HERE = { ...PRESERVE_FOCUS, openedHere: true } as const;

export interface OpenedPost {
  /** Whether the address names a post. */
  readonly isOpen: boolean;
  readonly post: CommunityPost | undefined;
  readonly state: "loading" | "failed" | "missing" | "loaded";
  retry(): void;
  /** A post's address, with the feed's current filter. */
  hrefOf(id: number): string;
  close(): void;
}

/** The post in the address: from the feed, else fetched alone, so that its address can be shared. */
export function useOpenedPost(feed: readonly CommunityPost[]): OpenedPost {
  const { community } = useServices();
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const named = parameters.get(POST);
  const id = named !== null && /^[1-9]\d{0,14}$/u.test(named) ? Number(named) : undefined;
  const inFeed = feed.find((post) => post.id === id);
  const { data, error, isFetching, refetch } = useQuery({
    ...postQuery(community, id ?? 0),
    enabled: id !== undefined && !inFeed,
  });
  const post = inFeed ?? (id === undefined ? undefined : data);

  const addressWith = useCallback(
    (change: (parameters: URLSearchParams) => void) => {
      const next = new URLSearchParams(parameters);
      change(next);
      const text = next.toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    [parameters, pathname],
  );
  const hrefOf = useCallback((other: number) => addressWith((next) => next.set(POST, String(other))), [addressWith]);

  return {
    isOpen: named !== null,
    post,
    state: stateOf({ post, error, isFetching, isNumber: id !== undefined }),
    retry: () => void refetch(),
    hrefOf,
    close() {
      if (isOpenedHere(state)) return void navigate(-1);
      const address = addressWith((next) => next.delete(POST));
      void navigate(address, { replace: true, preventScrollReset: true, state: PRESERVE_FOCUS });
    },
  };
}

function stateOf(found: {
  post: CommunityPost | undefined;
  error: unknown;
  isFetching: boolean;
  isNumber: boolean;
}): OpenedPost["state"] {
  if (found.post) return "loaded";
  if (!found.isNumber || (found.error instanceof ApiError && found.error.status === 404)) return "missing";
  return found.error && !found.isFetching ? "failed" : "loading";
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
