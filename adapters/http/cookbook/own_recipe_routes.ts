import { z } from "zod";
import type { UserId } from "../../../core/account/mod.ts";
import { PHOTO_MAX_BYTES } from "../../../core/community/mod.ts";
import type {
  AddOwnRecipeInput,
  ChangedOwnRecipe,
  OwnRecipeCard,
  OwnRecipeDetails,
  WrittenRecipe,
} from "../../../core/cookbook/mod.ts";
import { PHOTO_FIELD } from "../../../wire/community/post_meal.ts";
import {
  addOwnRecipeBody,
  changeOwnRecipeBody,
  listOwnRecipesQuery,
  listOwnRecipesReply,
  OWN_RECIPES_PAGE_MAX,
  ownRecipeParams,
  ownRecipePhotoParams,
  ownRecipeReply,
  readRecipe,
  readRecipeBody,
  recipeLinkReply,
} from "../../../wire/cookbook/own_recipes.ts";
import { type Route, route } from "../route.ts";
import { ownRecipeCardView, ownRecipeView, readRecipeView } from "./own_recipe_view.ts";

/** A recipe with all that its limits allow, in letters of two bytes. */
const RECIPE_MAX_BYTES = 1_500_000;

interface OwnRecipeUseCases {
  readonly list: (input: {
    userId: UserId;
    skip: number;
    limit: number;
  }) => Promise<{ readonly recipes: readonly OwnRecipeCard[]; readonly next: number | undefined }>;
  readonly read: (
    written: Pick<WrittenRecipe, "ingredients" | "portions">,
  ) => Promise<Pick<OwnRecipeDetails, "read" | "known">>;
  readonly add: (input: AddOwnRecipeInput) => Promise<OwnRecipeDetails>;
  readonly get: (input: { userId: UserId; id: string }) => Promise<OwnRecipeDetails>;
  readonly change: (input: ChangedOwnRecipe & { userId: UserId }) => Promise<OwnRecipeDetails>;
  readonly remove: (input: { userId: UserId; id: string }) => Promise<void>;
  readonly addPhoto: (input: {
    userId: UserId;
    id: string;
    photo: Uint8Array | undefined;
  }) => Promise<OwnRecipeDetails>;
  readonly makeLink: (input: { userId: UserId; id: string }) => Promise<string>;
  readonly endLink: (input: { userId: UserId; id: string }) => Promise<void>;
  readonly removePhoto: (input: { userId: UserId; id: string; key: string }) => Promise<OwnRecipeDetails>;
}

export const OWN_RECIPE_ROUTES = [
  "list",
  "read",
  "add",
  "get",
  "change",
  "remove",
  "addPhoto",
  "removePhoto",
  "makeLink",
  "endLink",
] as const satisfies readonly (keyof OwnRecipeUseCases)[];

/** The calls of the recipes that people write. */
export function ownRecipeRoutes(useCases: OwnRecipeUseCases): Record<(typeof OWN_RECIPE_ROUTES)[number], Route> {
  return {
    list: route({
      method: "get",
      path: "/api/own-recipes",
      summary: "The caller's own recipes, and those that their household shares; the last changed first",
      access: "signed-in",
      query: listOwnRecipesQuery,
      reply: listOwnRecipesReply,
      async handle({ caller: { userId }, query }) {
        const { limit = OWN_RECIPES_PAGE_MAX, cursor = "0" } = query;
        const { recipes, next } = await useCases.list({ userId, skip: Number(cursor), limit });
        return {
          recipes: recipes.map((card) => ownRecipeCardView(card, userId)),
          nextCursor: next === undefined ? null : String(next),
        };
      },
    }),
    read: route({
      method: "post",
      path: "/api/own-recipes/read",
      summary: "What a recipe that is being written comes to; stores nothing",
      access: "signed-in",
      rateClass: "read",
      bodyMaxBytes: RECIPE_MAX_BYTES,
      body: readRecipeBody,
      reply: readRecipe,
      async handle({ body }) {
        return readRecipeView(await useCases.read(body));
      },
    }),
    add: route({
      method: "post",
      path: "/api/own-recipes",
      summary: "Store a recipe of one's own",
      access: "signed-in",
      bodyMaxBytes: RECIPE_MAX_BYTES,
      body: addOwnRecipeBody,
      reply: ownRecipeReply,
      async handle({ caller: { userId }, body: { recipe: written, ...more } }) {
        return ownRecipeView(await useCases.add({ userId, written, ...more }), userId);
      },
    }),
    get: route({
      method: "get",
      path: "/api/own-recipes/:id",
      summary: "An own recipe as it was written, with what its lines are read as",
      access: "signed-in",
      params: ownRecipeParams,
      reply: ownRecipeReply,
      async handle({ caller: { userId }, params: { id } }) {
        return ownRecipeView(await useCases.get({ userId, id }), userId);
      },
    }),
    change: route({
      method: "put",
      path: "/api/own-recipes/:id",
      summary: "Replace the text of an own recipe",
      access: "signed-in",
      params: ownRecipeParams,
      bodyMaxBytes: RECIPE_MAX_BYTES,
      body: changeOwnRecipeBody,
      reply: ownRecipeReply,
      async handle({ caller: { userId }, params: { id }, body: { recipe: written, ...more } }) {
        return ownRecipeView(await useCases.change({ userId, id, written, ...more }), userId);
      },
    }),
    remove: route({
      method: "delete",
      path: "/api/own-recipes/:id",
      summary: "Delete an own recipe, wherever it is planned",
      access: "signed-in",
      params: ownRecipeParams,
      reply: z.undefined(),
      async handle({ caller: { userId }, params: { id } }) {
        await useCases.remove({ userId, id });
        return undefined;
      },
    }),
    addPhoto: route({
      method: "post",
      path: "/api/own-recipes/:id/photos",
      summary: "Add a photo to an own recipe",
      access: "signed-in",
      rateClass: "photo",
      params: ownRecipeParams,
      upload: { field: PHOTO_FIELD, maxBytes: PHOTO_MAX_BYTES },
      reply: ownRecipeReply,
      async handle({ caller: { userId }, params: { id }, file }) {
        return ownRecipeView(await useCases.addPhoto({ userId, id, photo: file?.bytes }), userId);
      },
    }),
    makeLink: route({
      method: "post",
      path: "/api/own-recipes/:id/link",
      summary: "Make a secret link by which all people may read an own recipe",
      access: "signed-in",
      params: ownRecipeParams,
      reply: recipeLinkReply,
      async handle({ caller: { userId }, params: { id } }) {
        return { path: `/shared/${await useCases.makeLink({ userId, id })}` };
      },
    }),
    endLink: route({
      method: "delete",
      path: "/api/own-recipes/:id/link",
      summary: "End the secret link of an own recipe",
      access: "signed-in",
      params: ownRecipeParams,
      reply: z.undefined(),
      async handle({ caller: { userId }, params: { id } }) {
        await useCases.endLink({ userId, id });
        return undefined;
      },
    }),
    removePhoto: route({
      method: "delete",
      path: "/api/own-recipes/:id/photos/:photoId",
      summary: "Remove a photo of an own recipe",
      access: "signed-in",
      params: ownRecipePhotoParams,
      reply: ownRecipeReply,
      async handle({ caller: { userId }, params: { id, photoId } }) {
        return ownRecipeView(await useCases.removePhoto({ userId, id, key: photoId }), userId);
      },
    }),
  };
}
