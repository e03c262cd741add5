// oxlint-disable-next-line no-restricted-imports -- the kit's own, for every page
import "../ui-kit/theme/global.css";
import { FirstMedia } from "../ui-kit/behaviour/mod.ts";
import { type Router, RouterProvider } from "./platform/router/mod.ts";
import { PageLoading } from "./platform/routing/mod.ts";
import { type Services, ServicesProvider } from "./services.ts";

export interface AppProps {
  services: Services;
  /** Made from `createRoutes`: a browser router in the product, a memory router in stories and tests. */
  router: Router;
  /** The device for which the server rendered the page. Default: a desktop. */
  firstMedia?: "phone" | "desktop" | undefined;
}

export function App({ services, router, firstMedia = "desktop" }: AppProps) {
  return (
    <FirstMedia value={firstMedia}>
      <ServicesProvider value={services}>
        <RouterProvider router={router} fallback={<PageLoading />} />
      </ServicesProvider>
    </FirstMedia>
  );
}
