import { createPrivateKey } from "node:crypto";
import { z } from "zod";
import type { ServiceAccount } from "../adapters/firebase/firebase_admin.ts";

const RULE =
  'must be the JSON of a service account\'s key: type "service_account", project_id, client_email and an RSA private_key in PEM';

const key = z.object({
  type: z.literal("service_account"),
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
});

/** Reads the key of a service account, as the Firebase console writes it. */
export const serviceAccount = z.string().transform((text, { addIssue }): ServiceAccount => {
  const { data } = key.safeParse(jsonOf(text));
  if (!data) {
    addIssue(RULE);
    return z.NEVER;
  }
  return { projectId: data.project_id, clientEmail: data.client_email, privateKey: data.private_key };
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
