import { z } from "zod";

/** `GET /config.json`: what one built bundle has to know of the place where it runs. Nothing in it is secret. */
export const clientConfig = z.object({
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
  /** Address of the identity service's emulator, such as `http://localhost:9099`; null where the real service answers. */
  authEmulatorUrl: z.string().nullable(),
});

export type ClientConfig = z.infer<typeof clientConfig>;
