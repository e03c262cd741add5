import { t } from "@lingui/core/macro";
import { AlertDialog, type AlertDialogProps } from "../../../ui-kit/AlertDialog/mod.ts";

export type DeleteRecipeDialogProps = Pick<AlertDialogProps, "open" | "onOpenChange" | "busy" | "onConfirm">;

export function DeleteRecipeDialog(props: DeleteRecipeDialogProps) {
  return (
    <AlertDialog
      title={t`Delete this recipe?`}
      text={t`It is removed for you and your household. This cannot be undone.`}
      confirmText={t`Delete`}
      cancelText={t`Keep it`}
      tone="danger"
      busyText={t`Deleting…`}
      {...props}
    />
  );
}
