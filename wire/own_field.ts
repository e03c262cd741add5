import { z } from "zod";

// A registry of our own, so that the OpenAPI document stays without these values.
const absentValues = z.registry<{ readonly value: unknown }>();

/**
 * A field of a reply that is ours and not the specification's. Our server has to send it; the client reads a reply without it
 * as one with this value.
 */
export function ownField<Schema extends z.ZodType>(schema: Schema, absent: z.output<Schema>): Schema {
  absentValues.add(schema, { value: absent });
  return schema;
}

/** The same reply with the fields of {@linkcode ownField} that it lacks. */
export function withOwnFields(schema: unknown, reply: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(reply)) {
    return reply.map((each: unknown) => withOwnFields(schema.element, each));
  }
  if (!(schema instanceof z.ZodObject) || typeof reply !== "object" || reply === null) return reply;
  const fields: Record<string, unknown> = { ...reply };
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    fields[name] = name in fields ? withOwnFields(field, fields[name]) : absentValues.get(field)?.value;
  }
  return fields;
}
