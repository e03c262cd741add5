import ipaddr from "ipaddr.js";

/** The IPv6 addresses that are assigned for the internet (RFC 4291). IPv4-compatible addresses are outside it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether the IP address is of the public internet. Every other is refused: loopback, private, link-local, shared, multicast,
 * reserved, for documentation and benchmarks, and IPv6 addresses that stand for an IPv4 address, such as those of NAT64.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** IANA's special-purpose IPv4 networks, and multicast. */
const SPECIAL_NETWORKS = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
].map((network) => ipaddr.IPv4.parseCIDR(network));

/** The IPv4 networks with only public addresses, in CIDR notation and as few as possible: for a list of permissions. */
export function publicNetworks(): string[] {
  return publicNetworksIn(0, 0);
}

/** `first` is the network's first address as a number. */
function publicNetworksIn(first: number, prefix: number): string[] {
  const address = ipaddr.IPv4.parse(dotted(first));
  if (SPECIAL_NETWORKS.some(([special, length]) => length <= prefix && address.match(special, length))) return [];
  if (!SPECIAL_NETWORKS.some(([special]) => special.match(address, prefix))) return [`${dotted(first)}/${prefix}`];
  return [first, first + 2 ** (31 - prefix)].flatMap((half) => publicNetworksIn(half, prefix + 1));
}

function dotted(address: number): string {
  return [24, 16, 8, 0].map((bits) => Math.floor(address / 2 ** bits) % 256).join(".");
}
