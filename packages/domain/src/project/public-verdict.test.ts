import { describe, expect, it } from "vitest";
import type { CommuneFacts, DensityLevel } from "../address/index.ts";
import { judgePlace, type PublicPerimeter, publicReach } from "./index.ts";

const commune = (density: DensityLevel | null, siren = "243500139"): CommuneFacts => ({
  citycode: "35000",
  name: "Langouet",
  density,
  intercommunality: { siren, name: "Val d’Ille-Aubigné" },
});
/** A degree of latitude is some 111.19 km. */
const at = (km: number, where: CommuneFacts | null = commune(6)) => ({
  latitude: 48 + km / 111.195,
  longitude: -1.7,
  commune: where,
});
const perimeter = (
  limitKm: PublicPerimeter["limitKm"],
  ground: PublicPerimeter["ground"] = "distance",
): PublicPerimeter => ({
  limitKm,
  ground,
  commune: commune(6),
  reach: publicReach({ limitKm, address: at(0), participants: [] }),
});

describe("what the public is told of a place", () => {
  it("is the distance alone within 2 km, wherever it is", () => {
    expect(judgePlace(perimeter(2), at(1, null))).toEqual({ verdict: "inside", reason: null });
    expect(judgePlace(perimeter(2), at(1, commune(1)))).toEqual({ verdict: "inside", reason: null });
    expect(judgePlace(perimeter(2), at(3))).toEqual({ verdict: "outside", reason: "distance" });
  });

  it("leaves out a commune that the distance does not admit", () => {
    expect(judgePlace(perimeter(10), at(3, commune(2)))).toEqual({ verdict: "outside", reason: "commune" });
    expect(judgePlace(perimeter(10), at(3, commune(3))).verdict).toBe("inside");
    expect(judgePlace(perimeter(20), at(3, commune(4)))).toEqual({ verdict: "outside", reason: "commune" });
    expect(judgePlace(perimeter(20), at(3, commune(5))).verdict).toBe("inside");
  });

  it("is to be checked beyond 2 km in a commune that is not known", () => {
    const toCheck = { verdict: "border", reason: "commune" };
    expect(judgePlace(perimeter(10), at(3, null))).toEqual(toCheck);
    expect(judgePlace(perimeter(20), at(3, commune(null)))).toEqual(toCheck);
  });

  it("is never promised in a building, which only its owner knows", () => {
    expect(judgePlace(perimeter(2, "building"), at(0.1))).toEqual({ verdict: "border", reason: "building" });
    expect(judgePlace(perimeter(2, "building"), at(5)).verdict).toBe("outside");
  });

  it("is to be checked among public bodies at any distance, and refused in another intercommunalité", () => {
    const bodies = perimeter(2, "intercommunality");
    const reason = "intercommunality";
    expect(judgePlace(bodies, at(15))).toEqual({ verdict: "border", reason });
    expect(judgePlace(bodies, at(15, null))).toEqual({ verdict: "border", reason });
    expect(judgePlace(bodies, at(1, commune(6, "200067932")))).toEqual({ verdict: "outside", reason });
  });
});
