import { type ApiCaller, credentialOf } from "./api_caller.ts";
import type { LoadPerson } from "./people.ts";

/** A form that can be sent again and again. */
export interface PhotoForm {
  readonly contentType: string;
  readonly body: Buffer;
}

/** A post's form as a page sends it. */
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

/** Posts the photo and takes it back, so that the feed stays what it was. */
export async function postAndDelete(
  api: ApiCaller,
  person: LoadPerson,
  { contentType, body }: PhotoForm,
): Promise<void> {
  const credential = credentialOf(person);
  const headers = { ...credential, "content-type": contentType };
  const reply = await api.call({ method: "POST", path: "/api/community-posts", headers, body });
  const { post } = JSON.parse(reply) as { post: { id: number } };
  await api.call({ method: "DELETE", path: `/api/community-posts/${post.id}`, headers: credential });
}
