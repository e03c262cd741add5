import { useState } from "react";

/** What a component with a controlled and an uncontrolled form was given. */
export interface ControlledOptions<Value> {
  /** The owner's value; undefined leaves the component to keep its own. */
  value: Value | undefined;
  /** Where an uncontrolled component begins. */
  defaultValue: Value;
  /** Told of every change, in both forms. */
  onChange?: ((value: Value) => void) | undefined;
}

/** One value that its owner may hold (`value`) or leave to the component (`defaultValue`). */
export function useControlled<Value>(options: ControlledOptions<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(options.defaultValue);
  const value = options.value ?? own;
  function change(next: Value): void {
    if (options.value === undefined) setOwn(next);
    options.onChange?.(next);
  }
  return [value, change];
}
