import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { FeedPosition, FeedPost, FeedQuery, PostFeed, PostId, PostSort } from "../../../core/community/mod.ts";
import { PLANNED_EACH_TIME } from "../prepare_statements.ts";
import { notBlocked } from "../safety/not_blocked.ts";
import { POST_COLUMNS, type PostRow, postOfRow } from "./post_row.ts";

interface FeedRow extends PostRow {
  author: string;
  like_count: number;
  liked: boolean;
  hidden: boolean;
  recipe_name: string | null;
}

/** {@linkcode PostFeed} in one statement for every filter. Each order has an index, and a cursor is a position in it. */
export class PostgresPostFeed implements PostFeed {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async list(query: FeedQuery): Promise<FeedPost[]> {
    const { viewerId, likedOnly, search, recipeId, sort, after, limit } = query;
    const feed = this.#posts(viewerId).orderByRaw(ORDER[sort]).limit(limit);
    if (likedOnly) feed.whereNotNull("post_like.user_id");
    if (recipeId !== undefined) feed.where("post.recipe_id", recipeId);
    if (search !== undefined) {
      feed
        .join("post_search", "post_search.post_id", "post.id")
        .options(PLANNED_EACH_TIME)
        .whereRaw(`search_text LIKE lower(?::text COLLATE "und-x-icu")`, [`%${escapeLike(search)}%`]);
    }
    if (after) feed.whereRaw(...startingAfter(after));

    const rows: FeedRow[] = await feed;
    return rows.map(feedPostOfRow);
  }

  async findForViewer({ viewerId, postId }: { viewerId: UserId; postId: PostId }): Promise<FeedPost | undefined> {
    const [row]: FeedRow[] = await this.#posts(viewerId).where("post.id", postId);
    return row && feedPostOfRow(row);
  }

  /** Every post that the viewer may see, with its details for them. */
  #posts(viewerId: UserId) {
    return this.#knex("post")
      .join("person", "person.id", "post.user_id")
      .leftJoin("post_like", (on) =>
        on.on("post_like.post_id", "post.id").andOn("post_like.user_id", this.#knex.raw("?", [viewerId])),
      )
      .whereRaw("(post.hidden_at IS NULL OR post.user_id = ?)", [viewerId])
      .whereRaw(notBlocked(":viewerId", "post.user_id"), { viewerId })
      .select(
        ...POST_COLUMNS,
        "post.like_count",
        "person.full_name as author",
        this.#knex.raw("post_like.user_id IS NOT NULL AS liked"),
        this.#knex.raw("post.hidden_at IS NOT NULL AS hidden"),
        // No join: a look-up for each returned post, whatever the planner expects.
        this.#knex.raw(
          `coalesce(post.recipe_name, (SELECT name FROM stored_recipe
             WHERE id = post.recipe_id AND coalesce(owner_id = post.user_id, true))) AS recipe_name`,
        ),
      );
  }
}

function feedPostOfRow(row: FeedRow): FeedPost {
  return {
    ...postOfRow(row),
    authorName: row.author,
    likeCount: row.like_count,
    likedByViewer: row.liked,
    hidden: row.hidden,
    recipeName: row.recipe_name ?? undefined,
  };
}

const ORDER: Record<PostSort, string> = {
  recent: "post.id DESC",
  likes: "post.like_count DESC, post.id DESC",
  name: "post.meal_name, post.id",
};

function startingAfter(place: FeedPosition): [sql: string, values: (string | number)[]] {
  const { sort, id } = place;
  if (sort === "likes") return ["(post.like_count, post.id) < (?, ?)", [place.likeCount, id]];
  if (sort === "name") return ["(post.meal_name, post.id) > (?, ?)", [place.mealName, id]];
  return ["post.id < ?", [id]];
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
