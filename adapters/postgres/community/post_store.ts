import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type {
  LikeState,
  NewPost,
  PhotoKey,
  PhotoPost,
  Post,
  PostId,
  PostStore,
  PostText,
} from "../../../core/community/mod.ts";
import { notBlocked } from "../safety/not_blocked.ts";
import { POST_COLUMNS, type PostRow, postOfRow } from "./post_row.ts";

/** {@linkcode PostStore} on the tables `post` and `post_like`, whose triggers maintain `like_count`. */
export class PostgresPostStore implements PostStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async insert(post: NewPost): Promise<PostId> {
    const [row] = await this.#knex("post")
      .insert({
        user_id: post.authorId,
        meal_name: post.text.mealName,
        ingredients: post.text.ingredients,
        instructions: post.text.instructions,
        caption: post.text.caption,
        photo_key: post.photo.key,
        photo_width: post.photo.feedSize.width,
        photo_height: post.photo.feedSize.height,
        // Unlinked if the recipe was removed just now. The lock prevents its removal until the post refers to it.
        recipe_id: this.#knex.raw(
          "(SELECT id FROM stored_recipe WHERE id = ? AND coalesce(owner_id = ?, true) FOR KEY SHARE)",
          [post.recipeId ?? null, post.authorId],
        ),
        recipe_name: this.#knex.raw("(SELECT name FROM stored_recipe WHERE id = ? AND owner_id <> ?)", [
          post.recipeId ?? null,
          post.authorId,
        ]),
        created_at: post.createdAt,
        client_id: post.clientId ?? null,
      })
      // An update that changes nothing, so that the known row comes back.
      .onConflict(this.#knex.raw("(user_id, client_id) WHERE client_id IS NOT NULL"))
      .merge(["client_id"])
      .returning<{ id: PostId }[]>("id");
    if (!row) throw new Error("Cannot post a meal: the insert gave no row back");
    return row.id;
  }

  async findByClientId(authorId: UserId, clientId: string): Promise<Post | undefined> {
    const row: PostRow | undefined = await this.#knex("post")
      .select(POST_COLUMNS)
      .where({ user_id: authorId, client_id: clientId })
      .first();
    return row && postOfRow(row);
  }

  async find(id: PostId): Promise<Post | undefined> {
    const row: PostRow | undefined = await this.#knex("post").select(POST_COLUMNS).where({ id }).first();
    return row && postOfRow(row);
  }

  async findByPhoto(key: PhotoKey): Promise<PhotoPost | undefined> {
    const { rows } = await this.#knex.raw<{ rows: { author_id: UserId; hidden: boolean }[] }>(
      "SELECT user_id AS author_id, hidden_at IS NOT NULL AS hidden FROM post WHERE photo_key = ?",
      [key],
    );
    const [row] = rows;
    return row && { authorId: row.author_id, hidden: row.hidden };
  }

  async changeText(id: PostId, { mealName, ingredients, instructions, caption }: PostText): Promise<void> {
    await this.#knex("post").where({ id }).update({ meal_name: mealName, ingredients, instructions, caption });
  }

  async remove(id: PostId): Promise<boolean> {
    return (await this.#knex("post").where({ id }).delete()) > 0;
  }

  async toggleLike(userId: UserId, id: PostId): Promise<LikeState | undefined> {
    return this.#knex.transaction(async (transaction) => {
      // The lock serializes likes of one post. The next statement sees everything committed before the lock.
      const post: { like_count: number } | undefined = await transaction("post")
        .select("like_count")
        .where({ id })
        .whereRaw("(hidden_at IS NULL OR user_id = ?)", [userId])
        .whereRaw(notBlocked(":userId", "post.user_id"), { userId })
        .forNoKeyUpdate()
        .first();
      if (!post) return undefined;
      const { rows } = await transaction.raw<{ rows: { added: boolean }[] }>(
        `WITH removed AS (DELETE FROM post_like WHERE user_id = :userId AND post_id = :id RETURNING 1),
              added AS (INSERT INTO post_like (user_id, post_id)
                        SELECT :userId, :id WHERE NOT EXISTS (SELECT FROM removed) RETURNING 1)
         SELECT EXISTS (SELECT FROM added) AS added`,
        { userId, id },
      );
      const likedByViewer = rows[0]?.added === true;
      return { likedByViewer, likeCount: post.like_count + (likedByViewer ? 1 : -1) };
    });
  }

  async photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>> {
    const rows: Pick<PostRow, "photo_key">[] = await this.#knex("post")
      .select("photo_key")
      .whereIn("photo_key", [...keys]);
    return new Set(rows.map((row) => row.photo_key));
  }
}
