import { describe, expect, it } from "vitest";
import { placeOf, shortNetwork } from "./network.ts";

describe("the place that a limit counts", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("of %s is %s", (ip, place) => {
    expect(placeOf(ip)).toBe(place);
  });
});

describe("the beginning of an address", () => {
  it.each([
    ["90.12.34.56", "90.12.x.x"],
    ["::ffff:90.12.34.56", "90.12.x.x"],
    ["2a01:e0a:1:2:3:4:5:6", "2a01:e0a:1:…"],
    ["127.0.0.1", null],
    ["192.168.1.4", null],
    ["172.20.0.1", null],
    ["172.32.0.1", "172.32.x.x"],
    ["::1", null],
    ["fd00::1", null],
    ["fe80::1", null],
  ])("of %s is %s", (ip, shown) => {
    expect(shortNetwork(ip)).toBe(shown);
  });
});
