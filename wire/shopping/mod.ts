// The calls of the shopping list.
export {
  addShop,
  changeShop,
  changeShoppingList,
  chooseShop,
  chooseShoppingDays,
  finishShopping,
  getShoppingList,
  listShops,
  removeShop,
  shopForRecipe,
} from "./shopping_list.ts";
