// The library alone, so that it can be loaded and run in a task of its own. One name is enough: all of it runs.
export { string } from "zod";
