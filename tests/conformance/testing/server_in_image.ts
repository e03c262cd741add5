import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { GenericContainer, type StartedTestContainer, Wait } from "testcontainers";
import { docker } from "../../../infra/production/images/docker.ts";
import { ownLabels } from "../../containers/own_containers.ts";
import type { ServerStart, TestedServer } from "./tested_server.ts";

/** The same as in `compose.yaml`. */
const STOP_GRACE_MS = 20_000;
const POLL_INTERVAL_MS = 50;
/** Path of the certificate that the server trusts. */
const CERTIFICATE = "/run/signing_service.crt";

/** The image as `compose.yaml` runs it, but on the host's network, where the tests' services are. */
class ServerContainer extends GenericContainer {
  constructor(image: string) {
    super(image);
    this.hostConfig.Init = true;
    this.hostConfig.ReadonlyRootfs = true;
    this.hostConfig.PidsLimit = 256;
    this.withNetworkMode("host")
      .withTmpFs({ "/tmp": "size=64m,mode=1777" })
      .withDroppedCapabilities("ALL")
      .withSecurityOpt("no-new-privileges:true")
      .withResourcesQuota({ memory: 0.75, cpu: 2 })
      // Without a port of its own there is nothing to wait for; `untilReady` does that.
      .withWaitStrategy(Wait.forListeningPorts())
      // Testcontainers' cleanup image may not be available; the next run cleans up by the label.
      .withAutoCleanup(false)
      .withLabels(ownLabels());
  }
}

/** Starts the server's image in a container and waits until it is ready. */
export async function startInImage(image: string, start: ServerStart): Promise<TestedServer> {
  const { port, settings, log, seed } = start;
  const ended = new AbortController();
  const server = new ServerContainer(image);
  await configureIdentity(server, start);
  const container = await server
    .withEnvironment({
      ...settings,
      HOST: "127.0.0.1", // on the host's network, like this process
      PORT: String(port),
      DATABASE_URL: start.databaseUrl,
      CHAT_BUS: "postgres",
      TRUSTED_PROXIES: "uniquelocal",
      IMPORT_CATALOGUE: seed === "nothing" ? "off" : "on",
      SEED_PEOPLE: seed === "catalogue and demo users" ? "on" : "off",
      LOG_LEVEL: "debug",
    })
    .withLogConsumer((stream) => {
      const lines = createInterface(stream).on("line", (line) => log.write(line));
      lines.once("close", () => ended.abort());
    })
    .start();
  try {
    await untilReady(`http://127.0.0.1:${port}`, ended.signal);
  } catch (error) {
    await container.stop();
    throw new Error(`The server's image did not start:\n${log.lines.slice(-20).join("\n")}`, { cause: error });
  }
  return { stop: () => stop(container, ended.signal) };
}

/** With the emulator as in a trial, otherwise as in production with the real service's address. */
async function configureIdentity(server: ServerContainer, { identity, folder }: ServerStart): Promise<void> {
  if ("emulatorHost" in identity) {
    server.withEnvironment({ NODE_ENV: "development", FIREBASE_AUTH_EMULATOR_HOST: identity.emulatorHost });
    return;
  }
  const source = await identity.signing.actAsProxy(folder);
  server.withBindMounts([{ source, target: CERTIFICATE, mode: "ro" }]).withEnvironment({
    NODE_ENV: "production",
    NODE_USE_ENV_PROXY: "1",
    HTTPS_PROXY: identity.signing.url,
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
  });
}

async function untilReady(url: string, ended: AbortSignal): Promise<void> {
  while (!(await isReady(url))) await delay(POLL_INTERVAL_MS, undefined, { signal: ended });
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(container: StartedTestContainer, ended: AbortSignal): Promise<void> {
  await container.stop({ timeout: STOP_GRACE_MS, remove: false });
  // The last log lines arrive after the end.
  if (!ended.aborted) await once(ended, "abort");
  const code = (await docker("inspect", "--format", "{{.State.ExitCode}}", container.getId())).trim();
  await docker("rm", "--volumes", container.getId());
  if (code !== "0") throw new Error(`The stopped server ended with ${code}`);
}
