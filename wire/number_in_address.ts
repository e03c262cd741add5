import { z } from "zod";

/** A number from 1 on in an address, such as an id. The error says that `what` was expected. */
export function numberInAddress(what: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,14}$/u, `Expected ${what}`)
    .transform(Number);
}
