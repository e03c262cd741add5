// Copies the icons on tables from their package into the library. Run it after a change of `tableIcons`.
//
//   node plate_art/table/copy_icons.ts
import { writeFile } from "node:fs/promises";
import { NOTO_FILE, notoFileText } from "./noto_icons.ts";
import { NOTO_NAMES } from "./table_icons.ts";

await writeFile(NOTO_FILE, notoFileText(NOTO_NAMES));
console.log(`${NOTO_NAMES.length} icons: ${NOTO_FILE}`);
