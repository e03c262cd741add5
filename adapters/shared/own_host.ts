/** Names without a dot, such as `localhost` or a container's, and addresses: no foreign site can have them. */
const OWN_HOST = /^(?:[a-z\d-]+|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d+)?$/iu;

/**
 * Whether a `Host` header is of this installation. A site can let its own name resolve to this machine, and its pages then
 * have the origin of what they read here (DNS rebinding).
 *
 * @param options `origins`: other addresses of this installation, such as `https://weekplate.example`; none by default
 */
export function isOwnHost(host: string | undefined, { origins = [] }: { origins?: readonly string[] } = {}): boolean {
  if (host === undefined) return false;
  return OWN_HOST.test(host) || origins.some((origin) => URL.canParse(origin) && new URL(origin).host === host);
}
