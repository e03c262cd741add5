import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { productServices } from "./product_services.ts";
import { createRoutes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error('Cannot start: index.html has no element with the id "root"');

// Zod probes for eval, which the content security policy blocks with a console error.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const services = productServices();
createRoot(root).render(
  <StrictMode>
    <App services={services} router={createBrowserRouter(createRoutes(services))} />
  </StrictMode>,
);
