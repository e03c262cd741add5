import { t } from "@lingui/core/macro";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import { isToUseSoon, pantryAmountText } from "../../../core/pantry/mod.ts";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import type { PantryFoodReply } from "../../../wire/pantry/pantry.ts";
import { useUnitSystem } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";
import { EditFood } from "./EditFood.tsx";
import { dateOf, lastDayText } from "./food_groups.ts";
import { Controls, Name, Row, Words } from "./pantry_layout.ts";
import type { FoodsAtHome } from "./use_foods_at_home.ts";

/** A food at home, which is edited in its place. */
export function FoodRow({ food, actions }: { food: PantryFoodReply; actions: FoodsAtHome }) {
  const today = useServices().today();
  const units = useUnitSystem();
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (!isEditing && wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return (
      <Row>
        <EditFood food={food} actions={actions} onDone={() => setIsEditing(false)} />
      </Row>
    );
  }
  const { name, amount, alwaysThere } = food;
  const useBy = dateOf(food);
  const isPast = useBy !== undefined && useBy < today;
  return (
    <Row>
      <Words>
        <Name>{name}</Name>
        {amount && <span>{pantryAmountText(amount, units)}</span>}
        {useBy && (
          <Badge tone={isPast ? "beet" : isToUseSoon({ useBy }, today) ? "marmalade" : "accent"}>
            {lastDayText(useBy, today)}
          </Badge>
        )}
        {alwaysThere && <Badge tone="leaf">{t`Always there`}</Badge>}
      </Words>
      <Controls>
        <IconButton
          ref={edit}
          variant="ghost"
          size="small"
          label={t`Edit ${name}`}
          icon={<Pencil size={20} />}
          onClick={() => setIsEditing(true)}
        />
        <IconButton
          variant="ghost"
          size="small"
          label={t`Remove ${name}`}
          icon={<Trash2 size={20} />}
          disabled={actions.removing === food.id}
          onClick={() => actions.remove(food)}
        />
      </Controls>
    </Row>
  );
}
