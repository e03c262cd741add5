import type { BenchRequest } from "../bench/read_calls.ts";
import { type ApiCaller, credentialOf } from "./api_caller.ts";
import type { ChatDevice } from "./chat_device.ts";
import { type Paced, pace } from "./pace.ts";
import type { LoadPerson } from "./people.ts";
import { type PhotoForm, postAndDelete } from "./photo_post.ts";

export interface MixedLoadParts {
  readonly api: ApiCaller;
  /** Every call that reads, searches and ingredient searches among them. */
  readonly reads: readonly BenchRequest[];
  readonly people: readonly LoadPerson[];
  /** Each of another one of them; they write to their neighbours. */
  readonly devices: readonly ChatDevice[];
  readonly photo: PhotoForm;
  /** Posts that are liked, and no longer liked, by turns. */
  readonly posts: readonly number[];
}

/** How often a second each is done: what keeps two cores busy and nobody waiting. */
const PER_SECOND = { read: 40, like: 10, message: 10, upload: 0.1 } as const;

export type MixedKind = keyof typeof PER_SECOND;

/** Does all of it at once for so long. */
export async function mixedLoad(
  parts: MixedLoadParts,
  { seconds }: { seconds: number },
): Promise<Record<MixedKind, Paced>> {
  const { api, reads, people, devices, photo, posts } = parts;
  const at = (kind: MixedKind) => ({ perSecond: PER_SECOND[kind], seconds });
  const [read, like, message, upload] = await Promise.all([
    pace(async (nth) => await api.call(among(reads, nth)), at("read")),
    pace(async (nth) => await toggleLike(api, { person: among(people, nth), post: among(posts, nth * 7) }), at("like")),
    pace(async (nth) => {
      among(devices, nth).send(among(devices, nth + 1).userId, `Message ${nth}`);
    }, at("message")),
    pace(async (nth) => await postAndDelete(api, among(people, nth), photo), at("upload")),
  ]);
  return { read, like, message, upload };
}

async function toggleLike(api: ApiCaller, { person, post }: { person: LoadPerson; post: number }): Promise<void> {
  const headers = { ...credentialOf(person), "content-type": "application/json" };
  await api.call({ method: "POST", path: `/api/community-posts/${post}/toggle-like`, headers, body: "{}" });
}

function among<Item>(items: readonly Item[], nth: number): Item {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error("Cannot choose among none");
  return item;
}
