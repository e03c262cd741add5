import type { UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import type { OwnRecipeCard, OwnRecipeDetails, ReadLine, RecipePictures } from "../../../core/cookbook/mod.ts";
import type { FoodKey, FoodTable } from "../../../core/food/mod.ts";
import type {
  ListOwnRecipesReply,
  OwnRecipeReply,
  ReadLineWire,
  ReadRecipeWire,
} from "../../../wire/cookbook/own_recipes.ts";
import { allergenGroupsOf } from "../recipe/recipe_view.ts";

/** The person who sees a recipe, and the addresses of its pictures. */
interface Viewing {
  readonly userId: UserId;
  readonly pictures: Pick<RecipePictures, "photo">;
}

/** An own recipe as one person sees it. */
export function ownRecipeView({ own, ...shown }: OwnRecipeDetails, { userId, pictures }: Viewing): OwnRecipeReply {
  return {
    id: own.id,
    version: own.version,
    owner: { id: own.owner.id, name: own.owner.name },
    isMine: own.owner.id === userId,
    isShared: own.isShared,
    recipe: structuredClone(own.written) as OwnRecipeReply["recipe"], // sound: the wire's type is the same, but mutable
    read: readRecipeView(shown),
    photos: own.photos.map((key) => photoView(key, pictures)),
    ...(own.copyOf && { copyOf: own.copyOf }),
    hasLink: own.hasLink,
    isPublic: own.isPublic,
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
  };
}

/** A card of the list. */
export function ownRecipeCardView(
  card: OwnRecipeCard,
  { userId, pictures }: Viewing,
): ListOwnRecipesReply["recipes"][number] {
  return {
    id: card.id,
    version: card.version,
    owner: { id: card.owner.id, name: card.owner.name },
    isMine: card.owner.id === userId,
    isShared: card.isShared,
    updatedAt: card.updatedAt.toISOString(),
    name: card.name,
    tags: [...card.tags],
    photo: card.picture === undefined ? null : photoView(card.picture, pictures),
  };
}

/** Nutrition and contents of a recipe's foods. */
export function readRecipeView({ read, known }: Pick<OwnRecipeDetails, "read" | "known">): ReadRecipeWire {
  const { nutrition, linesKnown, linesOfFood } = read;
  return {
    groups: read.groups.map(({ title, lines }) => ({
      ...(title !== undefined && { title }),
      lines: lines.map((line) => readLineView(line, known.foods)),
    })),
    ...(nutrition && {
      nutrition: {
        kcal: nutrition.kcal,
        protein: { grams: nutrition.proteinGrams, weightShare: nutrition.weightShare },
        carbs: { grams: nutrition.carbsGrams, weightShare: nutrition.weightShare },
        fat: { grams: nutrition.fatGrams, weightShare: nutrition.weightShare },
        fiber: nutrition.fiber ?? UNKNOWN,
        salt: nutrition.salt ?? UNKNOWN,
        saturatedFat: nutrition.saturatedFat ?? UNKNOWN,
        linesKnown,
        linesOfFood,
      },
    }),
    allergenGroups: allergenGroupsOf(read),
    diets: [...read.diets],
  };
}

const UNKNOWN = { grams: 0, weightShare: 0 };

function readLineView(line: ReadLine, foods: FoodTable): ReadLineWire {
  const { amount, preparation, note, grams, aisle } = line;
  const named = (key: FoodKey) => ({ key, name: foods.nameOf(key) });
  return {
    text: line.text,
    ...(amount && { amount: { ...amount } }),
    ...(line.foodText !== "" && { foodText: line.foodText }),
    food: line.food === undefined ? null : named(line.food),
    isChosen: line.isChosen,
    ...(line.alternatives.length > 0 && { alternatives: line.alternatives.map(named) }),
    suggestions: line.suggestions.map(named),
    ...(preparation !== undefined && { preparation }),
    ...(note !== undefined && { note }),
    ...(grams !== undefined && { grams }),
    ...(aisle !== undefined && { aisle }),
  };
}

function photoView(key: PhotoKey, pictures: Viewing["pictures"]): { id: string; url: string } {
  return { id: key, url: pictures.photo(key) };
}
