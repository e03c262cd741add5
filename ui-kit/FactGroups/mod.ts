export {
  FACT_TONES,
  type FactGroup,
  FactGroups,
  type FactGroupsProps,
  type FactTone,
  type GroupedFact,
} from "./FactGroups.tsx";
