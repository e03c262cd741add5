import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { PostCard } from "../../../ui-kit/PostCard/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { RECIPE_FEEDS } from "../../platform/api/mod.ts";
import { postPicture } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { ShowMore } from "../recipe_cards/ShowMore.tsx";
import { CookedByPart } from "./recipe_layout.ts";

/** CSS `sizes` of a card's photo. */
const CARD_WIDTHS = "(width < 640px) 50vw, (width < 1240px) 33vw, 290px";

/** Posts that are shown at first, and those that each press adds. */
const POSTS_PAGE = "4";

/** The community's posts of this recipe, the newest first; nothing without any. */
export function CookedBy({ recipeId }: { recipeId: string }) {
  const { community } = useServices();
  const list = useInfiniteQuery({
    queryKey: [...RECIPE_FEEDS, recipeId],
    queryFn: ({ pageParam: cursor, signal }) =>
      community.listPosts({ favorites: "false", recipeId, limit: POSTS_PAGE, sort: "recent", cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  // A post that appears meanwhile may push another one onto the next page: each is shown once.
  const posts = [...new Map(list.data?.pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
  if (posts.length === 0) return null;
  return (
    <CookedByPart aria-labelledby="cooked-by">
      <Stack gap="16">
        <Heading id="cooked-by">{t`Cooked by`}</Heading>
        <CardGrid layout="even">
          {posts.map((post) => (
            <PostCard
              key={post.id}
              level={3}
              name={post.meal_name}
              byline={t`by ${post.author}`}
              // Without its size it is cropped, so that the cards of a row are alike.
              picture={{ ...postPicture(post, CARD_WIDTHS), width: undefined, height: undefined }}
              href={`/community?post=${post.id}`}
              component={RouterLink}
            />
          ))}
        </CardGrid>
        <ShowMore list={list} what="posts" />
      </Stack>
    </CookedByPart>
  );
}
