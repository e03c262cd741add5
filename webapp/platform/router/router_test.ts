import { describe, expect, it } from "vitest";
import { createMemoryRouter, initialized, type LoaderArgs, Redirect, type Route } from "./mod.ts";

const Page = () => null;
const Layout = () => null;

/** Pages below a layout; `asked` lists the addresses that their loaders received, and `let()` ends the slow page's. */
function app({ lazy = async () => Page }: { lazy?: Route["lazy"] & {} } = {}) {
  const asked: string[] = [];
  const slow = Promise.withResolvers<void>();
  const note = async ({ request, params }: LoaderArgs) => {
    asked.push(`${new URL(request.url).pathname}${new URL(request.url).search} ${params["id"] ?? ""}`.trim());
  };
  const routes: Route[] = [
    {
      Component: Layout,
      errorElement: "It failed",
      loader: async () => void asked.push("layout"),
      children: [
        { path: "/", Component: Page, loader: note },
        { path: "/recipe/:id", Component: Page, loader: note },
        { path: "/lazy", lazy, loader: note },
        { path: "/slow", Component: Page, loader: () => slow.promise },
        {
          path: "/guarded",
          Component: Page,
          loader: async () => {
            throw new Redirect("/recipe/1");
          },
        },
        { path: "*", Component: Page },
      ],
    },
  ];
  return { routes, asked, endSlow: () => slow.resolve() };
}

async function opened(routes: readonly Route[], ...entries: string[]) {
  const router = createMemoryRouter(routes, entries);
  await initialized(router);
  const here = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  return { router, here };
}

describe("the pages of the app", () => {
  it("open by a path with parts, in any case, with a slash at the end", async () => {
    const { router } = await opened(app().routes, "/RECIPE/a%2Fb/");

    expect(router.state.params).toEqual({ id: "a/b" });
  });

  it("open by a path that can't be decoded", async () => {
    const { router } = await opened(app().routes, "/recipe/%E0%A4%A");

    expect(router.state.params).toEqual({ id: "%E0%A4%A" });
  });

  it("lead elsewhere where a loader says so, without an entry to come back to for one opened by its address", async () => {
    const { router, here } = await opened(app().routes, "/", "/guarded");
    expect(here()).toBe("/recipe/1");

    await router.navigate(-1);

    expect(here()).toBe("/");
  });

  it("show a failure of their code in the nearest place for it, and load it again at the next visit", async () => {
    let attempts = 0;
    const { routes } = app({
      async lazy() {
        attempts += 1;
        if (attempts === 1) throw new Error("No network");
        return Page;
      },
    });
    const { router } = await opened(routes, "/");
    await router.navigate("/lazy");
    expect(router.state.failure).toEqual({ error: new Error("No network") });
    expect(router.state.loaded).toHaveLength(1);

    await router.navigate("/lazy");

    expect(router.state.failure).toBeUndefined();
    expect(router.state.loaded.at(-1)?.Component).toBe(Page);
  });
});

describe("a navigation", () => {
  it("keeps the page until the next one is loaded", async () => {
    const { routes, endSlow } = app();
    const { router, here } = await opened(routes, "/");
    const navigation = router.navigate("/slow");
    expect(here()).toBe("/");

    endSlow();
    await navigation;

    expect(here()).toBe("/slow");
  });

  it("ends when another one begins, and changes nothing later", async () => {
    const { routes, endSlow } = app();
    const { router, here } = await opened(routes, "/");
    const first = router.navigate("/slow");
    await router.navigate("/recipe/2");
    await first;

    endSlow();
    await Promise.resolve();

    expect(here()).toBe("/recipe/2");
  });

  it("runs the loaders of what is new or has another query, and those of the same link again", async () => {
    const { routes, asked } = app();
    const { router } = await opened(routes, "/");
    await router.navigate("/recipe/1");
    await router.navigate("/recipe/1?portions=2");
    await router.navigate("/recipe/1");
    await router.navigate("#steps");
    await router.navigate("/recipe/1?portions=2");
    await router.navigate("/recipe/1?portions=2", { state: { from: "search" } });

    expect(asked).toEqual([
      "layout",
      "/",
      "/recipe/1 1",
      "layout",
      "/recipe/1?portions=2 1",
      "layout",
      "/recipe/1 1",
      "layout",
      "/recipe/1?portions=2 1",
      "layout",
      "/recipe/1?portions=2 1",
    ]);
  });

  it("adds an entry or replaces it, and forgets those after it", async () => {
    const { router, here } = await opened(app().routes, "/");
    await router.navigate("/recipe/1", { state: { kept: true } });
    await router.navigate("/recipe/2");
    await router.navigate("/recipe/3", { replace: true });
    await router.navigate(-1);
    expect([here(), router.state.location.state, router.state.type]).toEqual(["/recipe/1", { kept: true }, "POP"]);

    await router.navigate("/recipe/4");
    await router.navigate(-1);
    await router.navigate(9);

    expect(here()).toBe("/recipe/4");
  });

  it("to a query alone stays on the page, as its links do", async () => {
    const { router, here } = await opened(app().routes, "/recipe/1?portions=2#steps");
    expect(router.href("?portions=3")).toBe("/recipe/1?portions=3");

    await router.navigate({ search: "portions=4" });

    expect(here()).toBe("/recipe/1?portions=4");
  });
});
