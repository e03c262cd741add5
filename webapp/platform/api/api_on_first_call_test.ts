import { expect, it, vi } from "vitest";
import { apiOnFirstCall } from "./api_on_first_call.ts";

const kitchen = {
  async fill(dish: string) {
    return `a bowl of ${dish}`;
  },
};

it("loads the code with the first call", async () => {
  const load = vi.fn(async () => kitchen);
  const api = apiOnFirstCall(load);
  expect(load).not.toHaveBeenCalled();

  expect(await api.fill("ramen")).toBe("a bowl of ramen");
});
