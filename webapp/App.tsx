import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { GlobalStyle } from "../ui-kit/theme/mod.ts";
import { type Services, ServicesProvider } from "./services.ts";

/** Props of {@linkcode App}. */
export interface AppProps {
  services: Services;
  /** Made of `createRoutes`: of the browser's address in the product, of memory in stories and tests. */
  router: ReturnType<typeof createBrowserRouter>;
}

/** The whole web app on its services. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </ServicesProvider>
  );
}
