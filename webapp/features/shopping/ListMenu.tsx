import { t } from "@lingui/core/macro";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import Store from "lucide-react/icons/store";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { Menu, type MenuButtonProps } from "../../../ui-kit/Menu/mod.ts";
import type { ShopsReply } from "../../../wire/shopping/shopping_list.ts";
import { useEver, useShareText } from "../../platform/hooks/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import type { ShoppingActions } from "./use_shopping.ts";

const loadShops = () => retryImport(() => import("./ShopDialog.tsx"));
const ShopDialog = lazy(async () => ({ default: (await loadShops()).ShopDialog }));
const LATER = [loadShops];

export interface ListMenuProps {
  /** The open lines, to send to another person; empty if there are none. */
  text: string;
  shops: ShopsReply;
  actions: ShoppingActions;
}

/** What one can do with the whole list. */
export function ListMenu({ text, shops: { shops, shopId }, actions }: ListMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useEver(isOpen);
  useLaterCode(LATER);
  const { share, copy } = useShareText();
  const list = { title: t`Shopping list`, text };
  const disabled = text === "";
  const canShare = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <>
      <Menu
        label={t`More about the list`}
        align="end"
        button={menuButton}
        entries={[
          ...(canShare
            ? [{ text: t`Share`, icon: <Share2 size={20} />, disabled, onSelect: () => void share(list) }]
            : []),
          { text: t`Copy`, icon: <Copy size={20} />, disabled, onSelect: () => void copy(list) },
          { text: t`Print`, icon: <Printer size={20} />, disabled, onSelect: () => window.print() },
          "divider",
          { text: t`Shops and aisles`, icon: <Store size={20} />, onSelect: () => setIsOpen(true) },
        ]}
      />
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
    </>
  );
}

function menuButton(props: MenuButtonProps) {
  return <IconButton variant="ghost" icon={<Ellipsis size={20} />} {...props} />;
}
