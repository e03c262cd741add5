import { afterEach, expect, it, vi } from "vitest";
import { FirebaseAdmin } from "./firebase_admin.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("waits five seconds for an answer, and no longer", async () => {
  const admin = new FirebaseAdmin({ projectId: "demo-weekplate" });
  await admin.call(async () => {}); // loads firebase-admin
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ended = vi.fn<(error: unknown) => void>();
  const call = admin.call(() => new Promise(() => {})).catch(ended);

  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(ended).toHaveBeenCalledWith(new Error("The identity service did not answer in time"));
});
