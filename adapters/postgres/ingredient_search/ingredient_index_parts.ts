import type { Knex } from "knex";
import type { FoodKey } from "../../../core/food/mod.ts";
import type { IngredientIndexParts } from "../../../core/ingredient_search/mod.ts";

/** To be raised when the bytes or their meaning change: servers of two versions run beside each other during an update. */
const FORMAT = 1;

/** Bytes in one row. Between two of them the server answers others. */
const PART_BYTES = 1 << 20;

/** The first part: the foods, and the lengths of the arrays in the others. */
interface Head {
  readonly foods: readonly FoodKey[];
  readonly recipes: number;
  readonly needs: number;
  readonly idBytes: number;
}

/** The index of one version of the catalogue, if a server has stored it. */
export async function readIngredientIndex(
  transaction: Knex.Transaction,
  version: number,
): Promise<IngredientIndexParts | undefined> {
  const first = await readPart(transaction, { version, part: 0 });
  if (!first) return undefined;
  const head = JSON.parse(first.toString()) as Head; // sound: written below, in the same format
  const index = emptyIndex(head);
  const bytes = bytesOf(index);
  for (let start = 0, part = 1; start < bytes.length; part += 1) {
    const read = await readPart(transaction, { version, part });
    if (!read) throw new Error(`Cannot read the ingredient index: part ${part} is missing`);
    bytes.set(read, start);
    start += read.length;
  }
  return index;
}

/** Stores the index of a version, in place of those before it. */
export async function storeIngredientIndex(
  transaction: Knex.Transaction,
  version: number,
  parts: IngredientIndexParts,
): Promise<void> {
  await transaction("ingredient_index_part").where("version", "<", version).delete();
  const { foods, starts, needs, idBytes } = parts;
  const head: Head = { foods, recipes: starts.length - 1, needs: needs.length, idBytes: idBytes.length };
  const row = { version, format: FORMAT };
  await transaction("ingredient_index_part").insert({ ...row, part: 0, bytes: Buffer.from(JSON.stringify(head)) });
  const bytes = bytesOf(copyOf(parts, head));
  for (let start = 0, part = 1; start < bytes.length; start += PART_BYTES, part += 1) {
    await transaction("ingredient_index_part").insert({
      ...row,
      part,
      bytes: bytes.subarray(start, start + PART_BYTES),
    });
  }
}

async function readPart(
  transaction: Knex.Transaction,
  { version, part }: { version: number; part: number },
): Promise<Buffer | undefined> {
  const row: { bytes: Buffer } | undefined = await transaction("ingredient_index_part")
    .select("bytes")
    .where({ version, format: FORMAT, part })
    .first();
  return row?.bytes;
}

/** Its arrays are one piece of memory, one after the other. */
function emptyIndex({ foods, recipes, needs, idBytes }: Head): IngredientIndexParts {
  const count = recipes + 1;
  const memory = new ArrayBuffer(8 * count + 2 * needs + idBytes);
  return {
    foods,
    idStarts: new Uint32Array(memory, 0, count),
    starts: new Uint32Array(memory, 4 * count, count),
    needs: new Uint16Array(memory, 8 * count, needs),
    idBytes: new Uint8Array(memory, 8 * count + 2 * needs),
  };
}

function copyOf(parts: IngredientIndexParts, head: Head): IngredientIndexParts {
  const copy = emptyIndex(head);
  copy.idStarts.set(parts.idStarts);
  copy.starts.set(parts.starts);
  copy.needs.set(parts.needs);
  copy.idBytes.set(parts.idBytes);
  return copy;
}

/** All arrays of {@linkcode emptyIndex}. */
function bytesOf({ idStarts }: IngredientIndexParts): Buffer {
  return Buffer.from(idStarts.buffer);
}
