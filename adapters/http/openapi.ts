import { z } from "zod";
import { errorEnvelope } from "../../wire/error_envelope.ts";
import type { Route } from "./route.ts";

type JsonObject = Record<string, unknown>;

/** The OpenAPI 3.1 document of the routes, made from the schemas that check them. */
export function openApiDocument(routes: readonly Route[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/gu, "{$1}");
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Weekplate", version: "1", description: "Plan meals, share them, and talk about them." },
    paths,
    components: {
      schemas: { Error: schemaOf(errorEnvelope, "output") },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The identity service's ID token, or an access token",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: "weekplate-session",
          description:
            "A browser's session, from POST /api/session; over TLS its name is __Host-weekplate-session. Changes need our Origin.",
        },
      },
    },
  };
}

function operationOf(route: Route): JsonObject {
  return {
    summary: route.summary,
    operationId: operationIdOf(route),
    security: securityOf(route),
    parameters: [...parametersOf(route.params, "path"), ...parametersOf(route.query, "query")],
    ...(hasFields(route.body) || route.upload ? { requestBody: requestBodyOf(route) } : {}),
    responses: {
      ...(route.redirects
        ? { 303: { description: "Continues at `location`", headers: { location: { schema: { type: "string" } } } } }
        : { 200: { description: "Done", content: replyContentOf(route) } }),
      default: {
        description: "Refused, or failed",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function replyContentOf({ reply, download }: Route): JsonObject {
  if (!download) return { "application/json": { schema: schemaOf(reply, "output") } };
  const types = "type" in download ? [download.type] : download.types;
  return Object.fromEntries(types.map((type) => [type, { schema: { type: "string", contentMediaType: type } }]));
}

function operationIdOf({ method, path }: Route): string {
  return [method, ...path.split("/").filter(Boolean)]
    .map((part) => part.replaceAll(/\W/gu, "_").replace(/^_/u, "by_"))
    .join("_");
}

function securityOf({ access }: Route): JsonObject[] {
  if (access === "public") return [];
  if (access === "token") return [{ bearer: [] }];
  const signedIn = [{ bearer: [] }, { session: [] }];
  return access === "optional" || access === "known" ? [{}, ...signedIn] : signedIn;
}

function parametersOf(schema: z.ZodType, place: "path" | "query"): JsonObject[] {
  // sound: the schema is an object's
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf({ body, upload }: Route): JsonObject {
  // sound: the schema is an object's
  const fields = schemaOf(body, "input") as { properties?: JsonObject; required?: string[] };
  if (!upload) return { required: true, content: { "application/json": { schema: fields } } };
  const file = { type: "string", contentMediaType: "application/octet-stream", maxLength: upload.maxBytes };
  return {
    required: true,
    content: {
      "multipart/form-data": { schema: { ...fields, properties: { ...fields.properties, [upload.field]: file } } },
    },
  };
}

function hasFields(schema: z.ZodType): boolean {
  const { properties } = schemaOf(schema, "input") as { properties?: JsonObject }; // sound: the schema is an object's
  return properties === undefined || Object.keys(properties).length > 0;
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
