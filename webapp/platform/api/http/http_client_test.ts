import { beforeEach, describe, expect, it } from "vitest";
import { maya } from "../../../../adapters/memory/people_and_recipes.ts";
import { MemoryIdentity } from "../../identity/memory/mod.ts";
import { HttpClient } from "./http_client.ts";

let identity: MemoryIdentity;
let sent: Request[];

beforeEach(() => {
  identity = new MemoryIdentity({
    signedIn: { id: maya.identityId, email: "maya@example.com", fullName: maya.fullName },
  });
  sent = [];
});

/** A client of a server that gives these answers in turn. */
function clientOf(...answers: readonly (() => Response)[]): HttpClient {
  return new HttpClient(identity, {
    async fetch(input, init) {
      sent.push(new Request(new URL(input instanceof Request ? input.url : input, "http://weekplate.test"), init));
      const answer = answers[sent.length - 1];
      if (!answer) throw new Error("The server received one request too many");
      return answer();
    },
  });
}

const refused = () => envelope(401, "not_signed_in", "Sign in first.");

function envelope(status: number, code: string, message: string): Response {
  return Response.json({ message, code, requestId: "request-7" }, { status });
}

describe("what is sent", () => {
  it("sends the query without undefined values, and JSON", async () => {
    const client = clientOf(() => Response.json({ ok: true }));

    const reply = await client.send({
      method: "POST",
      path: "/api/save-meal",
      query: { targetDate: "2026-11-19", cursor: undefined },
      body: { day: "Wednesday" },
      access: "signed-in",
    });

    expect(reply).toEqual({ ok: true });
    expect(sent[0]?.url).toBe("http://weekplate.test/api/save-meal?targetDate=2026-11-19");
    expect(sent[0]?.headers.has("authorization")).toBe(false);
    expect(sent[0]?.headers.get("content-type")).toBe("application/json");
    expect(await sent[0]?.json()).toEqual({ day: "Wednesday" });
  });
});

it("sends a fresh identity token, and answers a file", async () => {
  const client = clientOf(() => new Response("a zip"));
  const call = { method: "GET", path: "/api/account/data", access: "public" } as const;

  const reply = await client.send({ ...call, identityToken: "fresh", isFile: true });

  expect(sent[0]?.headers.get("authorization")).toBe("Bearer fresh");
  expect(await (reply as Blob).text()).toBe("a zip");
});

describe("a refused session", () => {
  it("signs the person out", async () => {
    const client = clientOf(refused);

    await expect(client.send({ method: "GET", path: "/api/user-info", access: "signed-in" })).rejects.toMatchObject({
      status: 401,
      code: "not_signed_in",
    });
    expect(identity.current).toBeUndefined();
  });

  it("does not sign out the person who has signed in meanwhile", async () => {
    const client = clientOf(() => {
      identity.sessionEnded();
      void identity.signUp({ email: "tomas@example.com", password: "laid-table", fullName: "Tomás Herrera" });
      return refused();
    });

    await expect(client.send({ method: "GET", path: "/api/user-info", access: "signed-in" })).rejects.toThrow(
      "Sign in",
    );
    expect(identity.current?.fullName).toBe("Tomás Herrera");
  });
});

describe("a failure", () => {
  it("has the message and code of the server's envelope", async () => {
    const client = clientOf(() => envelope(404, "recipe_not_found", "There is no such recipe."));

    await expect(client.send({ method: "GET", path: "/api/recipe/gruel", access: "public" })).rejects.toMatchObject({
      message: "There is no such recipe.",
      status: 404,
      code: "recipe_not_found",
      requestId: "request-7",
      isTransient: false,
    });
  });

  it.each([
    ["a proxy's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["an envelope of another kind", () => Response.json({ error: "no" }, { status: 502 })],
  ])("has a message of our own for %s", async (_name, answer) => {
    await expect(clientOf(answer).send({ method: "GET", path: "/recipes", access: "signed-in" })).rejects.toMatchObject(
      { message: "Something went wrong. Try again.", status: 502, isTransient: true },
    );
  });

  it("distinguishes a server that can't be reached from one that refuses", async () => {
    const client = clientOf(() => {
      throw new TypeError("Failed to fetch");
    });

    await expect(client.send({ method: "GET", path: "/recipes", access: "signed-in" })).rejects.toMatchObject({
      status: 0,
      code: "unreachable",
      isTransient: true,
    });
  });

  it("is an AbortError where the caller aborts", async () => {
    const caller = new AbortController();
    const client = clientOf(() => {
      caller.abort();
      throw caller.signal.reason;
    });

    await expect(
      client.send({ method: "GET", path: "/recipes", access: "signed-in", signal: caller.signal }),
    ).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("an upload", () => {
  function uploadOf(...answers: readonly (() => Response)[]) {
    const forms: FormData[] = [];
    const client = new HttpClient(identity, {
      async sendForm({ form, onProgress }) {
        forms.push(form);
        onProgress?.(0.5);
        const answer = answers[forms.length - 1];
        if (!answer) throw new TypeError("Failed to send the form");
        return answer();
      },
    });
    return { client, forms };
  }

  function upload(client: HttpClient, onProgress?: (share: number) => void): Promise<unknown> {
    const form = new FormData();
    form.set("mealName", "Sunday Blueberry Pancakes");
    return client.upload({ method: "POST", path: "/api/community-posts", form, access: "signed-in", onProgress });
  }

  it("sends the form, and reports its progress", async () => {
    const { client, forms } = uploadOf(() => Response.json({ ok: true }, { status: 201 }));
    const shares: number[] = [];

    expect(await upload(client, (share) => shares.push(share))).toEqual({ ok: true });
    expect(forms[0]?.get("mealName")).toBe("Sunday Blueberry Pancakes");
    expect(shares).toEqual([0.5]);
  });

  it("fails with the server's message, or as unreachable", async () => {
    const { client } = uploadOf(() => envelope(422, "photo_undecodable", "Please upload a valid image file"));

    await expect(upload(client)).rejects.toMatchObject({ message: "Please upload a valid image file", status: 422 });
    await expect(upload(client)).rejects.toMatchObject({ code: "unreachable" });
  });
});
