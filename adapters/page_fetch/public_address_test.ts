import { assert, ipV4, property } from "fast-check";
import ipaddr from "ipaddr.js";
import { expect, it } from "vitest";
import { isPublicAddress, publicNetworks } from "./public_address.ts";

it.each([
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["loopback", "::1"],
  ["unspecified", "0.0.0.0"],
  ["unspecified", "::"],
  ["private", "10.0.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["unique local", "fd12:3456::1"],
  ["link-local, where clouds have their metadata", "169.254.169.254"],
  ["link-local", "fe80::1"],
  ["site-local", "fec0::1"],
  ["shared by providers", "100.64.0.1"],
  ["multicast", "224.0.0.1"],
  ["multicast", "ff02::1"],
  ["broadcast", "255.255.255.255"],
  ["reserved", "240.0.0.1"],
  ["for documentation", "203.0.113.80"],
  ["for documentation", "2001:db8::1"],
  ["for benchmarks", "198.18.0.1"],
  ["IPv4 mapped into IPv6", "::ffff:127.0.0.1"],
  ["public IPv4 mapped into IPv6", "::ffff:93.184.215.14"],
  ["IPv4-compatible", "::127.0.0.1"],
  ["translated by NAT64", "64:ff9b::7f00:1"],
  ["translated by a local NAT64", "64:ff9b:1::7f00:1"],
  ["6to4", "2002:7f00:1::"],
  ["Teredo", "2001:0:7f00:1::"],
  ["no address", "localhost"],
])("refuses what is %s: %s", (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "accepts %s",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it("lists the networks of exactly the public IPv4 addresses", () => {
  const networks = publicNetworks().map((network) => ipaddr.IPv4.parseCIDR(network));
  const isListed = (address: string) => networks.some((network) => ipaddr.IPv4.parse(address).match(network));
  const borders = networks.flatMap(([first, prefix]) => {
    const last = ipaddr.IPv4.broadcastAddressFromCIDR(`${first.toString()}/${prefix}`);
    return [neighbour(first, -1), first.toString(), last.toString(), neighbour(last, 1)];
  });

  for (const address of borders) expect([address, isListed(address)]).toEqual([address, isPublicAddress(address)]);
  assert(
    property(ipV4(), (address) => isListed(address) === isPublicAddress(address)),
    { numRuns: 200 },
  );
});

function neighbour(address: ipaddr.IPv4, step: 1 | -1): string {
  const number = address.toByteArray().reduce((sum, byte) => sum * 256 + byte, 0) + step;
  return ipaddr.IPv4.parse(String(number)).toString();
}
