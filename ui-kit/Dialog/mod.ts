export {
  DIALOG_LAYOUTS,
  DIALOG_SIZES,
  Dialog,
  type DialogLayout,
  type DialogProps,
  type DialogSize,
} from "./Dialog.tsx";
