export type { AnswerStore, KeptAnswer } from "./answer_store.ts";
export { keepAnswers, restoreAnswers } from "./keep_answers.ts";
