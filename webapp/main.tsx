import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { productServices } from "./product_services.ts";
import { createRoutes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error('Cannot start: index.html holds no element with the id "root"');

// Zod tries whether it may make functions of text. The content security policy refuses, and tells every console so.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const services = productServices();
createRoot(root).render(
  <StrictMode>
    <App services={services} router={createBrowserRouter(createRoutes(services))} />
  </StrictMode>,
);
