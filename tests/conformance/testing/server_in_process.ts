import { pino } from "pino";
import { FirebaseAdmin } from "../../../adapters/firebase/firebase_admin.ts";
import { FirebaseIdentityAccounts } from "../../../adapters/firebase/identity_accounts.ts";
import { FirebaseIdentityVerifier } from "../../../adapters/firebase/identity_verifier.ts";
import { bootstrapDatabase } from "../../../infra/bootstrap_database.ts";
import { readConfig } from "../../../infra/config.ts";
import { createContainer } from "../../../infra/container.ts";
import { startServer } from "../../../infra/server.ts";
import { tokens } from "../../../infra/tokens.ts";
import type { ServerStart, TestedServer } from "./tested_server.ts";

/** Starts the server in the test's process, as `infra/main.ts` does, with the test's log and keys. */
export async function startInProcess(start: ServerStart): Promise<TestedServer> {
  const { port, settings, databaseUrl, identity, seed, folder, log } = start;
  const emulatorHost = "emulatorHost" in identity ? identity.emulatorHost : undefined;
  // The logger is replaced below.
  const config = readConfig({ ...settings, PORT: String(port), STATE_FOLDER: folder, LOG_LEVEL: "silent" });
  const container = await createContainer(config, { databaseUrl, emulatorHost });
  container.rebind(tokens.logger).toConstantValue(pino({ level: "trace" }, { write: (line) => log.write(line) }));
  if ("signing" in identity) {
    const { projectId, apiKey, authDomain } = config.identity;
    const { url } = identity.signing;
    const clock = container.get(tokens.clock);
    const verifier = new FirebaseIdentityVerifier({ admin: new FirebaseAdmin({ projectId }), clock, keysUrl: url });
    container.rebind(tokens.identityVerifier).toConstantValue(verifier);
    const accounts = new FirebaseIdentityAccounts({ apiKey, authDomain, clock, serviceUrl: url });
    container.rebind(tokens.identityAccounts).toConstantValue(accounts);
  }
  await bootstrapDatabase(container, { seed, onProgress: () => {} });
  return await startServer(container);
}
