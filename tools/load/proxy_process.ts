import { connect, createServer } from "node:net";

// A TCP proxy as a separate process, started by measure_instances.ts: `proxy_process.ts <port of an instance> …`. It
// distributes connections round robin and sends its own port to its parent.

const instances = process.argv.slice(2).map(Number);
let next = 0;

const proxy = createServer((client) => {
  const port = instances[next % instances.length] ?? 0;
  next += 1;
  const instance = connect({ port, host: "127.0.0.1" });
  client.setNoDelay(true);
  instance.setNoDelay(true);
  client.pipe(instance).pipe(client);
  client.on("error", () => instance.destroy());
  instance.on("error", () => client.destroy());
});
proxy.listen(0, "127.0.0.1", () => {
  const address = proxy.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
process.on("disconnect", () => process.exit(0));
