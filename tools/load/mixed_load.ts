import { bearer, type HttpCaller } from "../measure/http_caller.ts";
import type { SignedInPerson } from "../measure/people.ts";
import type { BenchRequest } from "../measure/read_calls.ts";
import { itemAt } from "./item_at.ts";
import type { LoadSocket } from "./load_socket.ts";
import { type Paced, pace } from "./pace.ts";
import { type PhotoForm, postAndDelete } from "./photo_post.ts";

export interface MixedLoadParts {
  readonly api: HttpCaller;
  readonly reads: readonly BenchRequest[];
  readonly people: readonly SignedInPerson[];
  /** One for each of the people; each writes to the next. */
  readonly sockets: readonly LoadSocket[];
  readonly photo: PhotoForm;
  /** Ids of posts to like and unlike. */
  readonly posts: readonly number[];
}

/** Calls per second: enough to use two cores fully without a queue. */
const PER_SECOND = { read: 40, like: 10, message: 10, upload: 0.1 } as const;

export type MixedKind = keyof typeof PER_SECOND;

export async function mixedLoad(
  parts: MixedLoadParts,
  { seconds }: { seconds: number },
): Promise<Record<MixedKind, Paced>> {
  const { api, reads, people, sockets, photo, posts } = parts;
  const at = (kind: MixedKind) => ({ perSecond: PER_SECOND[kind], seconds });
  const [read, like, message, upload] = await Promise.all([
    pace(async (nth) => await api.call(itemAt(reads, nth)), at("read")),
    pace(
      async (nth) => await toggleLike(api, { person: itemAt(people, nth), post: itemAt(posts, nth * 7) }),
      at("like"),
    ),
    pace(async (nth) => {
      itemAt(sockets, nth).send(itemAt(sockets, nth + 1).userId, `Message ${nth}`);
    }, at("message")),
    pace(async (nth) => await postAndDelete(api, itemAt(people, nth), photo), at("upload")),
  ]);
  return { read, like, message, upload };
}

async function toggleLike(api: HttpCaller, { person, post }: { person: SignedInPerson; post: number }): Promise<void> {
  const headers = { ...bearer(person.token), "content-type": "application/json" };
  await api.call({ method: "POST", path: `/api/community-posts/${post}/toggle-like`, headers, body: "{}" });
}
