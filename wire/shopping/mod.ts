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
} from "./shopping_list.ts";
