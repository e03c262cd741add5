import { useState } from "react";

/** The props of a component that can be controlled or uncontrolled. */
export interface ControlledOptions<Value> {
  /** The controlled value; undefined for an uncontrolled component. */
  value: Value | undefined;
  /** Initial value of an uncontrolled component. */
  defaultValue: Value;
  /** Called with every change. */
  onChange?: ((value: Value) => void) | undefined;
}

/** A value that is controlled (`value`) or uncontrolled (`defaultValue`). */
export function useControlled<Value>(options: ControlledOptions<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(options.defaultValue);
  const value = options.value ?? own;
  function change(next: Value): void {
    if (options.value === undefined) setOwn(next);
    options.onChange?.(next);
  }
  return [value, change];
}
