import { WebSocket } from "ws";
import { TestDevice } from "../../../adapters/ws/testing/test_device.ts";
import type { Cook, Product } from "./product.ts";

/** Opens the socket as a page does, with an origin. The token follows in the first frame. */
export async function openSocket(product: Product, origin = product.url): Promise<TestDevice> {
  return await new TestDevice(new WebSocket(`ws://${product.host}/ws`, { headers: { origin } })).opened();
}

/** A device that has joined the user's room. `cursor` is its position in the stream. */
export async function joinChat(
  product: Product,
  { token }: Pick<Cook, "token">,
): Promise<{ device: TestDevice; userId: number; cursor: number }> {
  const device = await openSocket(product);
  device.say("authenticate", { token });
  const { userId, cursor } = await device.next("authenticated");
  device.say("joinRoom", `user_${userId}`);
  await device.next("joined");
  return { device, userId, cursor };
}
