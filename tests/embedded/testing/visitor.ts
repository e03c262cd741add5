import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { WebSocket } from "ws";
import { ApiClient, type ApiReply } from "../../../adapters/http/testing/api_client.ts";
import { TestDevice } from "../../../adapters/ws/testing/test_device.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import type { ListPostsReply } from "../../../wire/community/list_posts.ts";
import { type SignedUp, signInAtEmulator, signUpAtEmulator } from "../../conformance/testing/emulator_sign_up.ts";
import type { ProductProcess } from "./product_process.ts";

export interface Dinner {
  readonly day: string;
  readonly recipeId: string;
}

/** A running product's URL, without a slash at the end, and its emulator's `host:port`. */
type Where = Pick<ProductProcess, "url" | "emulatorHost">;

/** A day in the week that visitors plan. */
const DATE = "2026-11-18";
const PASSWORD = "a-laid-table";
const PHOTO = join(import.meta.dirname, "..", "..", "..", "infra", "seed", "photos", "garden-caprese.jpg");

/** A user of a running product. Refused calls throw. */
export class Visitor {
  readonly #product: Where;
  readonly #identity: SignedUp;
  readonly #client: ApiClient;

  private constructor(product: Where, identity: SignedUp) {
    this.#product = product;
    this.#identity = identity;
    this.#client = new ApiClient(product.url, { token: identity.token });
  }

  /** Creates the account `name@example.com`, at the identity service and in the product. */
  static async signUp(product: Where, name: string): Promise<Visitor> {
    const email = `${name}@example.com`;
    const identity = await signUpAtEmulator(product.emulatorHost, { email, password: PASSWORD });
    const visitor = new Visitor(product, identity);
    accepted(await visitor.#client.post("/save-user", { json: { email, fullName: name, firebaseUid: identity.uid } }));
    return visitor;
  }

  /** @param options `password`: if it is not the visitors' common one. */
  static async signIn(product: Where, name: string, options: { password?: string } = {}): Promise<Visitor> {
    const account = { email: `${name}@example.com`, password: options.password ?? PASSWORD };
    return new Visitor(product, await signInAtEmulator(product.emulatorHost, account));
  }

  async saveDinner(dinner: Dinner): Promise<void> {
    accepted(await this.#client.post("/api/save-meal", { json: this.#meal(dinner) }));
  }

  /** Sends half of a request and waits until the server has read its head. `finish` sends the rest, and returns the status. */
  async beginToSaveDinner(dinner: Dinner): Promise<{ finish(): Promise<number> }> {
    const json = JSON.stringify(this.#meal(dinner));
    const headers = {
      authorization: `Bearer ${this.#identity.token}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(json)),
      expect: "100-continue", // the server confirms that it has read the head
    };
    const call = request(`${this.#product.url}/api/save-meal`, { method: "POST", headers });
    const status = new Promise<number>((resolve, reject) => {
      call.once("error", reject);
      call.once("response", (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
      });
    });
    await new Promise<void>((resolve) => {
      call.once("continue", resolve);
      call.flushHeaders();
    });
    call.write(json.slice(0, 10));
    return {
      finish() {
        call.end(json.slice(10));
        return status;
      },
    };
  }

  /** Names of the dinners by day. */
  async dinners(): Promise<Record<string, string>> {
    const meals = await this.#week(DATE);
    return Object.fromEntries(meals.map(({ day_of_week, meal_name }) => [day_of_week, meal_name]));
  }

  /** Number of meals in the current week. */
  async mealsThisWeek(): Promise<number> {
    return (await this.#week(undefined)).length;
  }

  async emptyThisWeeks({ day, time }: { day: string; time: string }): Promise<void> {
    accepted(await this.#client.delete("/api/save-meal", { json: { firebaseUid: this.#identity.uid, day, time } }));
  }

  async post(mealName: string): Promise<void> {
    const form = new FormData();
    form.set("firebaseUid", this.#identity.uid);
    form.set("mealName", mealName);
    form.set("ingredients", "2 tomatoes\n1 mozzarella");
    form.set("instructions", "Slice.\nWait.");
    form.set("photo", new Blob([await readFile(PHOTO)], { type: "image/jpeg" }), "caprese.jpg");
    accepted(await this.#client.post("/api/community-posts", { form }));
  }

  async feed(): Promise<readonly CommunityPost[]> {
    const query = { firebaseUid: this.#identity.uid, favorites: "false" };
    return (accepted(await this.#client.get("/api/community-posts", { query })) as ListPostsReply).posts;
  }

  /** Sends a chat message and waits for its acknowledgement. */
  async write(receiverId: number, text: string): Promise<void> {
    const device = await new TestDevice(new WebSocket(`${this.#product.url.replace("http", "ws")}/ws`)).opened();
    device.say("authenticate", { token: this.#identity.token });
    await device.next("authenticated");
    const senderFirebaseUid = this.#identity.uid;
    device.say("sendMessage", { senderFirebaseUid, receiverId, message: text, clientMessageId: text });
    await device.next("messageAck");
    device.close();
  }

  async messagesWith(receiverId: number): Promise<string[]> {
    const query = { senderFirebaseUid: this.#identity.uid, receiverId: String(receiverId) };
    const body = accepted(await this.#client.get("/api/chat/messages", { query }));
    return (body as { messages: { message: string }[] }).messages.map(({ message }) => message);
  }

  async #week(targetDate: string | undefined): Promise<{ day_of_week: string; meal_name: string }[]> {
    const query = { firebaseUid: this.#identity.uid, ...(targetDate === undefined ? {} : { targetDate }) };
    return accepted(await this.#client.get("/meal-plans", { query })) as { day_of_week: string; meal_name: string }[];
  }

  #meal({ day, recipeId }: Dinner) {
    const meal = { id: recipeId, name: recipeId };
    return { firebaseUid: this.#identity.uid, day, time: "Dinner", date: DATE, meal };
  }
}

function accepted({ status, body }: ApiReply): unknown {
  if (status !== 200) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}
