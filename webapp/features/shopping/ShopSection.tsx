import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import type { ShopsReply } from "../../../wire/shopping/shopping_list.ts";
import { useEver } from "../../platform/hooks/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { FieldLine } from "./shopping_layout.ts";
import type { ShoppingActions } from "./use_shopping.ts";

const loadShops = () => retryImport(() => import("./ShopDialog.tsx"));
const ShopDialog = lazy(async () => ({ default: (await loadShops()).ShopDialog }));
const LATER = [loadShops];

export function ShopSection({ shops: { shops, shopId }, actions }: { shops: ShopsReply; actions: ShoppingActions }) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useEver(isOpen);
  useLaterCode(LATER);
  return (
    <FieldLine as="div">
      <Select
        label="Shop"
        labelPlace="hidden"
        options={[{ value: "", text: "Any shop" }, ...shops.map(({ id, name }) => ({ value: String(id), text: name }))]}
        value={shopId === null ? "" : String(shopId)}
        onChange={({ target }) => actions.chooseShop(target.value === "" ? undefined : Number(target.value))}
      />
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        Aisles
      </Button>
      {wasOpen && (
        <Suspense>
          <ShopDialog
            shop={shops.find(({ id }) => id === shopId)}
            actions={actions}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </FieldLine>
  );
}
