import { expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { startMemoryApp } from "./testing/memory_app.ts";
import { dish, echo, greeting, photo, shout } from "./testing/sample_routes.ts";

it("describes every route from the schemas that check it", () => {
  expect(openApiDocument([echo, shout, dish, greeting, photo])).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/api/echo": {
        post: {
          operationId: "post_api_echo",
          security: [{ bearer: [] }, { session: [] }],
          requestBody: {
            content: { "application/json": { schema: { type: "object", required: ["text"] } } },
          },
          responses: {
            200: { content: { "application/json": { schema: { properties: { text: { type: "string" } } } } } },
            default: { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } },
          },
        },
        put: { summary: "Replies with nothing" },
      },
      "/api/dish/{id}": {
        get: {
          operationId: "get_api_dish_by_id",
          security: [],
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 20 } },
            { name: "portions", in: "query", required: false },
          ],
        },
      },
      "/api/greeting": { get: { security: [{}, { bearer: [] }, { session: [] }] } },
      "/api/photo": {
        post: {
          requestBody: { content: { "multipart/form-data": { schema: { properties: { photo: {}, caption: {} } } } } },
        },
      },
    },
    components: { schemas: { Error: { required: ["message", "code", "requestId"] } } },
  });
});

it("is served", async () => {
  const app = await startMemoryApp({ routes: [dish] });
  const { body, headers } = await app.stranger.get("/api/openapi.json");
  await app.close();

  expect(headers.get("content-type")).toContain("application/json");
  expect(body).toEqual(openApiDocument([dish]));
});
