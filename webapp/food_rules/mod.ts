export { HiddenByRules, type HiddenByRulesProps } from "./HiddenByRules.tsx";
