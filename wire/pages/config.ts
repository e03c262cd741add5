import { z } from "zod";

/** `GET /config.json`: the settings of the web app for this installation. It has no secrets. */
export const clientConfig = z.object({
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
  /** Address of the identity service's emulator, such as `http://localhost:9099`; null with the real service. */
  authEmulatorUrl: z.string().nullable(),
  /** Whether people can sign in with Google and Facebook, which needs Google's script in the page. */
  socialSignIn: z.boolean(),
  /** Name of the OpenID Connect provider where people sign in, and nowhere else; null with Firebase. */
  providerName: z.string().nullable(),
});

export type ClientConfig = z.infer<typeof clientConfig>;
