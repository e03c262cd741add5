// Loaded when the form needs it, so that the landing page's first visit stays small.
export { fullNameProblem, nameOrGuest } from "../../../core/account/mod.ts";
