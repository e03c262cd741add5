import { generateKeyPairSync } from "node:crypto";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The key of a project's service account, as the Firebase console writes it. */
export function serviceAccountKey(projectId: string): Readonly<Record<string, unknown>> {
  return {
    type: "service_account",
    project_id: projectId,
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    client_email: `servers@${projectId}.iam.gserviceaccount.com`,
  };
}
