import { expect, it, vi } from "vitest";
import { apiOnFirstCall } from "./api_on_first_call.ts";

const kitchen = {
  async fill(dish: string) {
    return `a bowl of ${dish}`;
  },
  async burn(dish: string): Promise<string> {
    throw new Error(`The ${dish} is burnt`);
  },
};

it("loads the code with the first call", async () => {
  const load = vi.fn(async () => kitchen);
  const api = apiOnFirstCall(load, () => undefined);
  expect(load).not.toHaveBeenCalled();

  expect(await api.fill("ramen")).toBe("a bowl of ramen");
});

it.each(["fill", "burn"] as const)("holds back what %s answers, for as long as it should", async (name) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const api = apiOnFirstCall(
    async () => kitchen,
    () => released,
  );
  const settled = vi.fn();

  const call = api[name]("ramen").catch(() => "burnt");
  void call.then(settled);
  await new Promise((done) => setTimeout(done));
  expect(settled).not.toHaveBeenCalled();
  release();

  expect(await call).toBe(name === "fill" ? "a bowl of ramen" : "burnt");
});
