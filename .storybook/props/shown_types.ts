import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Length in characters from which a type is shown by a click. */
const LONGEST = 90;

/** Shows each prop's type in full: Storybook only shows "union" or "signature". */
export const shownTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = writtenType(argType.type);
      if (raw === undefined) return [name, argType];
      const type = raw.length > LONGEST ? { summary: argType.table?.type?.summary, detail: raw } : { summary: raw };
      return [name, { ...argType, table: { ...argType.table, type } }];
    }),
  );

function writtenType(type: unknown): string | undefined {
  const raw = type && typeof type === "object" && "raw" in type ? type.raw : undefined;
  return typeof raw === "string" ? raw : undefined;
}
