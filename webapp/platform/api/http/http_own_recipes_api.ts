import type { ListOwnRecipesReply, OwnRecipeReply, ReadRecipeWire } from "../../../../wire/cookbook/own_recipes.ts";
import type { ReadPageReply } from "../../../../wire/cookbook/recipe_imports.ts";
import type {
  OwnRecipesApi,
  PageToRead,
  RecipeToAdd,
  RecipeToChange,
  RecipeToRead,
  WrittenRecipeReply,
} from "../own_recipes_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./own_recipes_replies.ts"));

const OWN_RECIPES = "/api/own-recipes";

/** Own recipes over HTTP: a chunk of its own, since few visits need it. */
export class HttpOwnRecipesApi implements OwnRecipesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ after, signal }: { after?: string | undefined; signal: AbortSignal }): Promise<ListOwnRecipesReply> {
    const query = { cursor: after };
    return parse(
      this.#send({ method: "GET", path: OWN_RECIPES, query, signal }),
      (replies) => replies.listOwnRecipesReply,
    );
  }

  find(id: string, { signal }: { signal?: AbortSignal | undefined }): Promise<OwnRecipeReply> {
    return this.#recipe({ method: "GET", path: pathOf(id), signal });
  }

  async findWritten(recipeId: string, { signal }: { signal: AbortSignal }): Promise<WrittenRecipeReply> {
    const path = `/api/recipes/${encodeURIComponent(recipeId)}/written` as const;
    return parse(this.#send({ method: "GET", path, signal }), (replies) => replies.writtenRecipeReply);
  }

  async read(body: RecipeToRead, { signal }: { signal: AbortSignal }): Promise<ReadRecipeWire> {
    return parse(
      this.#send({ method: "POST", path: `${OWN_RECIPES}/read`, body, signal }),
      (replies) => replies.readRecipe,
    );
  }

  async readPage(body: PageToRead, { signal }: { signal: AbortSignal }): Promise<ReadPageReply> {
    const path = "/api/recipe-imports/page";
    return parse(this.#send({ method: "POST", path, body, signal }), (replies) => replies.readPageReply);
  }

  add(body: RecipeToAdd): Promise<OwnRecipeReply> {
    return this.#recipe({ method: "POST", path: OWN_RECIPES, body });
  }

  change(id: string, body: RecipeToChange): Promise<OwnRecipeReply> {
    return this.#recipe({ method: "PUT", path: pathOf(id), body });
  }

  async remove(id: string): Promise<void> {
    await this.#send({ method: "DELETE", path: pathOf(id) });
  }

  async addPhoto(
    id: string,
    photo: File,
    { onProgress }: { onProgress?: ((share: number) => void) | undefined },
  ): Promise<OwnRecipeReply> {
    const form = new FormData();
    form.set("photo", photo);
    const path = `${pathOf(id)}/photos` as const;
    const reply = this.#http.upload({ method: "POST", path, form, access: "signed-in", onProgress });
    return parse(reply, (replies) => replies.ownRecipeReply);
  }

  removePhoto(id: string, photoId: string): Promise<OwnRecipeReply> {
    return this.#recipe({ method: "DELETE", path: `${pathOf(id)}/photos/${encodeURIComponent(photoId)}` });
  }

  async makeLink(id: string): Promise<string> {
    return (
      await parse(this.#send({ method: "POST", path: `${pathOf(id)}/link` }), (replies) => replies.recipeLinkReply)
    ).path;
  }

  async endLink(id: string): Promise<void> {
    await this.#send({ method: "DELETE", path: `${pathOf(id)}/link` });
  }

  async #recipe(call: Omit<Call, "access">): Promise<OwnRecipeReply> {
    return parse(this.#send(call), (replies) => replies.ownRecipeReply);
  }

  #send(call: Omit<Call, "access">): Promise<unknown> {
    return this.#http.send({ ...call, access: "signed-in" });
  }
}

function pathOf(id: string) {
  return `${OWN_RECIPES}/${encodeURIComponent(id)}` as const;
}
