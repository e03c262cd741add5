import {
  type ListOwnRecipesReply,
  listOwnRecipesReply,
  type OwnRecipeReply,
  ownRecipeReply,
  type ReadRecipeWire,
  readRecipe,
  recipeLinkReply,
  writtenRecipeReply,
} from "../../../wire/own_recipes.ts";
import { type ReadPageReply, readPageReply } from "../../../wire/recipe_imports.ts";
import type {
  OwnRecipesApi,
  PageToRead,
  RecipeToAdd,
  RecipeToChange,
  RecipeToRead,
  WrittenRecipeReply,
} from "../own_recipes_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { checked } from "./parse_response.ts";

const OWN_RECIPES = "/api/own-recipes";

/** Own recipes over HTTP: a chunk of its own, with its shapes, since few visits need it. */
export class HttpOwnRecipesApi implements OwnRecipesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ after, signal }: { after?: string | undefined; signal: AbortSignal }): Promise<ListOwnRecipesReply> {
    const query = { cursor: after };
    return checked(await this.#send({ method: "GET", path: OWN_RECIPES, query, signal }), listOwnRecipesReply);
  }

  find(id: string, { signal }: { signal?: AbortSignal | undefined }): Promise<OwnRecipeReply> {
    return this.#recipe({ method: "GET", path: pathOf(id), signal });
  }

  async findWritten(recipeId: string, { signal }: { signal: AbortSignal }): Promise<WrittenRecipeReply> {
    const path = `/api/recipes/${encodeURIComponent(recipeId)}/written` as const;
    return checked(await this.#send({ method: "GET", path, signal }), writtenRecipeReply);
  }

  async read(body: RecipeToRead, { signal }: { signal: AbortSignal }): Promise<ReadRecipeWire> {
    return checked(await this.#send({ method: "POST", path: `${OWN_RECIPES}/read`, body, signal }), readRecipe);
  }

  async readPage(body: PageToRead, { signal }: { signal: AbortSignal }): Promise<ReadPageReply> {
    const path = "/api/recipe-imports/page";
    return checked(await this.#send({ method: "POST", path, body, signal }), readPageReply);
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
    const reply = await this.#http.upload({ method: "POST", path, form, access: "signed-in", onProgress });
    return checked(reply, ownRecipeReply);
  }

  removePhoto(id: string, photoId: string): Promise<OwnRecipeReply> {
    return this.#recipe({ method: "DELETE", path: `${pathOf(id)}/photos/${encodeURIComponent(photoId)}` });
  }

  async makeLink(id: string): Promise<string> {
    return checked(await this.#send({ method: "POST", path: `${pathOf(id)}/link` }), recipeLinkReply).path;
  }

  async endLink(id: string): Promise<void> {
    await this.#send({ method: "DELETE", path: `${pathOf(id)}/link` });
  }

  async #recipe(call: Omit<Call, "access">): Promise<OwnRecipeReply> {
    return checked(await this.#send(call), ownRecipeReply);
  }

  #send(call: Omit<Call, "access">): Promise<unknown> {
    return this.#http.send({ ...call, access: "signed-in" });
  }
}

function pathOf(id: string) {
  return `${OWN_RECIPES}/${encodeURIComponent(id)}` as const;
}
