export { ALERT_DIALOG_TONES, AlertDialog, type AlertDialogProps, type AlertDialogTone } from "./AlertDialog.tsx";
