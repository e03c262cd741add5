import { drawPlate } from "./draw_plate.ts";

console.log(JSON.stringify(await drawPlate()));
