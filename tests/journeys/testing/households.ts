import { type APIRequestContext, expect } from "@playwright/test";
import { bearer, type Registered } from "./people.ts";

/** Lets a guest join the host's household. */
export async function shareHousehold(request: APIRequestContext, host: Registered, guest: Registered): Promise<void> {
  const invited = await request.post("/api/household/invitations", { headers: bearer(host) });
  const { token } = (await invited.json()) as { token: string };
  const data = { token, bringPlan: false };
  const joined = await request.post("/api/household/join", { headers: bearer(guest), data });
  expect(joined.ok(), await joined.text()).toBe(true);
}
