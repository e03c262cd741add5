/** How a person learns that a timer is done while they look elsewhere. */
export interface KitchenAlarm {
  /** Makes sound possible and asks once for notifications. To be called in a press. */
  prepare(): void;
  /** Rings at these times, in milliseconds since 1970; it replaces the last plan. */
  plan(endsAtMs: readonly number[]): void;
  /** Shows a notification, if the person allows it. */
  notify(timer: { readonly id: string; readonly name: string; readonly dish: string }): void;
}
