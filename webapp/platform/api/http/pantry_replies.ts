// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { usedFoodsReply } from "../../../../wire/pantry/cooked.ts";
export { pantryFoodReply, pantryLineReply, pantryReply } from "../../../../wire/pantry/pantry.ts";
