import { bearer, type HttpCaller } from "../measure/http_caller.ts";
import type { SignedInPerson } from "../measure/people.ts";

/** An encoded form, which can be sent repeatedly. */
export interface PhotoForm {
  readonly contentType: string;
  readonly body: Buffer;
}

export async function photoForm(photo: Buffer): Promise<PhotoForm> {
  const form = new FormData();
  form.set("mealName", "Load Soup");
  form.set("ingredients", "water\nsalt");
  form.set("instructions", "Boil.");
  form.set("photo", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "soup.jpg");
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get("content-type") ?? "",
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Posts the photo and deletes the post, so that the feed does not grow. */
export async function postAndDelete(
  api: HttpCaller,
  person: SignedInPerson,
  { contentType, body }: PhotoForm,
): Promise<void> {
  const credential = bearer(person.token);
  const headers = { ...credential, "content-type": contentType };
  const reply = await api.call({ method: "POST", path: "/api/community-posts", headers, body });
  const { post } = JSON.parse(reply) as { post: { id: number } };
  await api.call({ method: "DELETE", path: `/api/community-posts/${post.id}`, headers: credential });
}
