import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { GlobalStyle } from "../ui-kit/theme/mod.ts";
import { type Services, ServicesProvider } from "./services.ts";

/** Props of {@linkcode App}. */
export interface AppProps {
  services: Services;
  /** Made from `createRoutes`: a browser router in the product, a memory router in stories and tests. */
  router: ReturnType<typeof createBrowserRouter>;
}

/** The web app. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </ServicesProvider>
  );
}
