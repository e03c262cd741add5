import { t } from "@lingui/core/macro";
import { Select } from "../../../ui-kit/Select/mod.ts";
import type { ShopsReply } from "../../../wire/shopping/shopping_list.ts";
import type { ShoppingActions } from "./use_shopping.ts";

/** The shop in whose order the list is. */
export function ShopSection({ shops: { shops, shopId }, actions }: { shops: ShopsReply; actions: ShoppingActions }) {
  return (
    <Select
      label={t`Shop`}
      labelPlace="hidden"
      look="pill"
      options={[{ value: "", text: t`Any shop` }, ...shops.map(({ id, name }) => ({ value: String(id), text: name }))]}
      value={shopId === null ? "" : String(shopId)}
      onChange={({ target }) => actions.chooseShop(target.value === "" ? undefined : Number(target.value))}
    />
  );
}
