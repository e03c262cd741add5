import type { UserId } from "../../../core/account/mod.ts";
import type { HouseholdId } from "../../../core/household/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  WEEK_TEMPLATES_MAX,
  type WeeklySuggestion,
  type WeekTemplate,
  type WeekTemplateId,
  type WeekTemplateStore,
} from "../../../core/week_plan/mod.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";

/** {@linkcode WeekTemplateStore} in memory. By default each person lives alone. */
export class MemoryWeekTemplateStore implements WeekTemplateStore {
  readonly #households: MemoryHouseholdStore;
  readonly #templates = new Map<HouseholdId, readonly WeekTemplate[]>();
  readonly #weekly = new Map<HouseholdId, WeeklySuggestion>();
  #lastId = 0;

  constructor(households: MemoryHouseholdStore = new MemoryHouseholdStore()) {
    this.#households = households;
  }

  async list(userId: UserId): Promise<readonly WeekTemplate[]> {
    return this.#of(userId).toSorted((a, b) => a.name.localeCompare(b.name));
  }

  async add(userId: UserId, template: Omit<WeekTemplate, "id">): Promise<WeekTemplate | "full" | "exists"> {
    const all = this.#of(userId);
    if (all.some(({ name }) => name.toLowerCase() === template.name.toLowerCase())) return "exists";
    if (all.length >= WEEK_TEMPLATES_MAX) return "full";
    this.#lastId += 1;
    const added = { ...template, id: this.#lastId as WeekTemplateId }; // sound: a new id
    this.#templates.set(this.#idOf(userId), [...all, added]);
    return added;
  }

  async remove(userId: UserId, id: WeekTemplateId): Promise<boolean> {
    const all = this.#of(userId);
    this.#templates.set(
      this.#idOf(userId),
      all.filter((each) => each.id !== id),
    );
    return all.some((each) => each.id === id);
  }

  async findWeekly(userId: UserId): Promise<WeeklySuggestion | undefined> {
    return this.#weekly.get(this.#idOf(userId));
  }

  async setWeekly(userId: UserId, wishes: unknown): Promise<void> {
    const id = this.#idOf(userId);
    if (wishes === undefined) this.#weekly.delete(id);
    else this.#weekly.set(id, { wishes: structuredClone(wishes), dismissed: this.#weekly.get(id)?.dismissed });
  }

  async dismissWeekly(userId: UserId, monday: CalendarDate): Promise<void> {
    const id = this.#idOf(userId);
    const weekly = this.#weekly.get(id);
    if (weekly) this.#weekly.set(id, { ...weekly, dismissed: monday });
  }

  #of(userId: UserId): readonly WeekTemplate[] {
    return this.#templates.get(this.#idOf(userId)) ?? [];
  }

  #idOf(userId: UserId): HouseholdId {
    return this.#households.of(userId).id;
  }
}
