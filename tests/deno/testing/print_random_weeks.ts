import { randomWeeks } from "./random_weeks.ts";

console.log(JSON.stringify(randomWeeks()));
