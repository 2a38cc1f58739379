import { isIPv6 } from "node:net";

/** The last four bytes of an IPv6 address may be written as an IPv4 one. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without the zeros at their left. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const split = (part: string) => part.split(":").filter((group) => group !== "");
  const [left, right] = [split(head), split(tail ?? "")];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}

/**
 * The network that a limit counts: an IPv4 address, or the /64 of an IPv6 one. One line has 2⁶⁴ addresses,
 * and somebody trying passwords from it would never use one twice.
 */
export function placeOf(ip: string): string {
  const [, ipv4] = mapped.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(":")}::/64` : ip;
}

const local = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|0:0:0:0:0:0:0:1$|f[cd]|fe[89ab])/;

/** The first half of an address, by which its owner recognises it; null on this machine or a private network. */
export function shortNetwork(ip: string): string | null {
  const [, ipv4 = ip] = mapped.exec(ip) ?? [];
  const groups = isIPv6(ipv4) ? groupsOf(ipv4) : null;
  if (local.test(groups?.join(":") ?? ipv4)) return null;
  return groups ? `${groups.slice(0, 3).join(":")}:…` : `${ipv4.split(".").slice(0, 2).join(".")}.x.x`;
}
