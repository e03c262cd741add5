// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { shoppingChangeReply, shoppingListReply, shopsReply } from "../../../../wire/shopping/shopping_list.ts";
