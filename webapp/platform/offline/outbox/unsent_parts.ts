export { LogOutQuestion, type LogOutQuestionProps } from "./LogOutQuestion.tsx";
export { UnsentDialog, type UnsentDialogProps } from "./UnsentDialog.tsx";
export { UnsentNotice, type UnsentNoticeProps } from "./UnsentNotice.tsx";
