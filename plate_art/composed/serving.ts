import type { PlateSpec } from "../plate_spec.ts";

/** What a dish's form decides of its plate; the table and what lies on it are chosen for every form in the same way. */
export type Serving = Pick<PlateSpec, "vessel" | "rim" | "base" | "toppings" | "sprinkles">;
