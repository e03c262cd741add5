import { ensureComposeCommand } from "../../infra/production/compose.ts";
import { buildProductionImages } from "../../infra/production/production_images.ts";

// Makes all that takes long before `make up` can start: the images, which the environment names, and Compose.
// What is built after it from the same files is there at once.

const onProgress = (step: string) => console.log(step);
const made = await buildProductionImages({ emulator: true, onProgress });
await ensureComposeCommand({ onProgress });
console.log(Object.values(made).join("\n"));
