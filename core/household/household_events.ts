import type { ChangedHousehold, HouseholdChange } from "./household.ts";

/** Notifies the members' open screens of a change that has been stored. Never throws and never waits. */
export interface HouseholdEvents<Change extends ChangedHousehold = HouseholdChange> {
  publish(change: Change): void;
}
