import { useEffect, useState } from "react";

/** A value once it has not changed for so long, in milliseconds: what somebody types, when they pause. */
export function useDebouncedValue<Value>(value: Value, quietFor: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietFor);
    return () => clearTimeout(timer);
  }, [value, quietFor]);
  return settled;
}
