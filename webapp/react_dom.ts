import { createRoot as create, hydrateRoot as hydrate } from "react-dom/client";

// Not re-exported: constants make React run when this module's file is loaded, in a task of its own before the app's.
export const createRoot = create;
export const hydrateRoot = hydrate;
