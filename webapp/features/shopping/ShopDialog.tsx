import { t } from "@lingui/core/macro";
import { useState } from "react";
import { FULL_NAME_MAX_UNITS } from "../../../core/account/mod.ts";
import { AISLES } from "../../../core/food/mod.ts";
import { aisleOrder } from "../../../core/shopping/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { SortableList } from "../../../ui-kit/SortableList/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import type { ShopsReply } from "../../../wire/shopping/shopping_list.ts";
import { aisleName } from "./aisle_name.ts";
import { FieldLine, Section } from "./shopping_layout.ts";
import type { ShoppingActions } from "./use_shopping.ts";

type Shop = ShopsReply["shops"][number];

export interface ShopDialogProps {
  shop: Shop | undefined;
  actions: ShoppingActions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The chosen shop's name and aisles, and a way to add another one. */
export function ShopDialog({ shop, actions, open, onOpenChange }: ShopDialogProps) {
  return (
    <Dialog title={t`Your shops`} open={open} onOpenChange={onOpenChange}>
      <Stack gap="28">
        {shop && <ChosenShop key={shop.id} shop={shop} actions={actions} />}
        <Section>
          <Heading level={3} size="name">
            {t`Add a shop`}
          </Heading>
          <Text tone="soft">{t`The list follows the order in which you walk through it.`}</Text>
          <NameForm label={t`Name of the new shop`} submitText={t`Add shop`} onName={actions.addShop} />
        </Section>
      </Stack>
    </Dialog>
  );
}

function ChosenShop({ shop: { id, name, aisles }, actions }: { shop: Shop; actions: ShoppingActions }) {
  const shown = aisleOrder(aisles).filter((aisle) => aisle !== "none");
  return (
    <>
      <Section>
        <NameForm
          label={t`Name of the shop`}
          initial={name}
          submitText={t`Save name`}
          onName={(next) => actions.changeShop(id, { name: next, aisles })}
        />
      </Section>
      <Stack gap="10">
        <Heading level={3} size="name">
          {t`Aisles of ${name}`}
        </Heading>
        <Text tone="soft">{t`Drag them into your order, or use the arrows.`}</Text>
        <SortableList
          label={t`Aisles of ${name}`}
          items={shown.map((aisle) => ({ id: aisle, text: aisleName(aisle) }))}
          onOrder={(ids) =>
            actions.changeShop(id, {
              name,
              aisles: ids.flatMap((each) => AISLES.find((aisle) => aisle === each) ?? []),
            })
          }
        />
      </Stack>
      <Section>
        <Button variant="danger" onClick={() => actions.removeShop(id)}>
          {t`Remove ${name}`}
        </Button>
      </Section>
    </>
  );
}

interface NameFormProps {
  label: string;
  initial?: string;
  submitText: string;
  /** `onSaved` empties the field. */
  onName: (name: string, onSaved: () => void) => void;
}

function NameForm({ label, initial = "", submitText, onName }: NameFormProps) {
  const [name, setName] = useState(initial);
  return (
    <FieldLine
      noValidate
      data-wraps=""
      onSubmit={(event) => {
        event.preventDefault();
        onName(name, () => setName(""));
      }}
    >
      <TextField
        label={label}
        autoComplete="off"
        maxLength={FULL_NAME_MAX_UNITS}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="plain">
        {submitText}
      </Button>
    </FieldLine>
  );
}
