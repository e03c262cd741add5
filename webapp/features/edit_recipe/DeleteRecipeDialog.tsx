import { AlertDialog, type AlertDialogProps } from "../../../ui-kit/AlertDialog/mod.ts";

export type DeleteRecipeDialogProps = Pick<AlertDialogProps, "open" | "onOpenChange" | "busy" | "onConfirm">;

export function DeleteRecipeDialog(props: DeleteRecipeDialogProps) {
  return (
    <AlertDialog
      title="Delete this recipe?"
      text="It is removed for you and your household. This cannot be undone."
      confirmText="Delete"
      cancelText="Keep it"
      tone="danger"
      busyText="Deleting…"
      {...props}
    />
  );
}
