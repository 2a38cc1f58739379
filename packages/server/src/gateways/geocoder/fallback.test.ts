import { describe, expect, it } from "vitest";
import { withCache } from "./cache.ts";
import { withCircuit } from "./circuit.ts";
import { withFallback } from "./fallback.ts";
import { type AddressSearch, emptyGroups, type Geocoder, GeocoderUnavailable } from "./port.ts";

/** A network geocoder that counts its calls; the test controls its health and its clock. */
function network() {
  const state = { now: 0, calls: 0, failure: null as Error | null };
  const geocoder: AddressSearch = {
    async search() {
      state.calls += 1;
      if (state.failure) throw state.failure;
      return { source: "geoplateforme", groups: emptyGroups() };
    },
  };
  return { state, geocoder, now: () => state.now };
}

const embedded: Geocoder = {
  search: async () => ({ source: "embedded", groups: emptyGroups() }),
  communes: () => [],
};

async function searchMany(geocoder: AddressSearch, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await geocoder.search("nantes", 5);
}

describe("the fallback", () => {
  it("answers from the network while it can", async () => {
    const { geocoder } = network();
    expect((await withFallback(geocoder, embedded).search("nantes", 5)).source).toBe("geoplateforme");
  });

  it("answers from the embedded gazetteer when the network does not, and says so", async () => {
    const { state, geocoder } = network();
    state.failure = new GeocoderUnavailable("down");
    expect((await withFallback(geocoder, embedded).search("nantes", 5)).source).toBe("embedded");
  });

  it("hides no mistake of ours", async () => {
    const { state, geocoder } = network();
    state.failure = new TypeError("a bug");
    await expect(withFallback(geocoder, embedded).search("nantes", 5)).rejects.toThrow("a bug");
  });
});

describe("the circuit", () => {
  it("leaves a failing service in peace for a minute, then asks once", async () => {
    const { state, geocoder, now } = network();
    const guarded = withFallback(withCircuit(geocoder, now), embedded);
    state.failure = new GeocoderUnavailable("down");
    await searchMany(guarded, 10);
    expect(state.calls).toBe(3);
    state.now = 59_999;
    await searchMany(guarded, 1);
    expect(state.calls).toBe(3);
    state.now = 60_000;
    await searchMany(guarded, 5);
    expect(state.calls).toBe(4);
  });

  it("closes again at the first answer", async () => {
    const { state, geocoder, now } = network();
    const guarded = withFallback(withCircuit(geocoder, now), embedded);
    state.failure = new GeocoderUnavailable("down");
    await searchMany(guarded, 3);
    state.now = 60_000;
    state.failure = null;
    expect((await guarded.search("nantes", 5)).source).toBe("geoplateforme");
    state.failure = new GeocoderUnavailable("down again");
    await searchMany(guarded, 2);
    state.failure = null;
    expect((await guarded.search("nantes", 5)).source).toBe("geoplateforme");
  });

  it("honours the delay that the service asks for, from the first refusal", async () => {
    const { state, geocoder, now } = network();
    const guarded = withFallback(withCircuit(geocoder, now), embedded);
    state.failure = new GeocoderUnavailable("too many calls", { retryAfterSeconds: 7 });
    await searchMany(guarded, 3);
    expect(state.calls).toBe(1);
    state.failure = null;
    state.now = 7_000;
    expect((await guarded.search("nantes", 5)).source).toBe("geoplateforme");
  });
});

describe("the cache", () => {
  it("asks once a day, however the question is spaced or cased", async () => {
    const { state, geocoder, now } = network();
    const cached = withCache(geocoder, { now });
    await cached.search("Rue de la  Paix", 5);
    await cached.search(" rue de la paix ", 5);
    expect(state.calls).toBe(1);
    state.now = 86_400_000;
    await cached.search("rue de la paix", 5);
    expect(state.calls).toBe(2);
  });

  it("keeps apart answers of different lengths", async () => {
    const { state, geocoder } = network();
    const cached = withCache(geocoder);
    await cached.search("nantes", 5);
    await cached.search("nantes", 10);
    expect(state.calls).toBe(2);
  });

  it("keeps no failure", async () => {
    const { state, geocoder } = network();
    const cached = withCache(geocoder);
    state.failure = new GeocoderUnavailable("down");
    await expect(cached.search("nantes", 5)).rejects.toThrow(GeocoderUnavailable);
    state.failure = null;
    expect((await cached.search("nantes", 5)).source).toBe("geoplateforme");
  });

  it("forgets first what was asked the longest ago", async () => {
    const { state, geocoder } = network();
    const cached = withCache(geocoder, { maxEntries: 2 });
    for (const q of ["nantes", "rennes", "nantes", "brest"]) await cached.search(q, 5);
    expect(state.calls).toBe(3);
    await cached.search("nantes", 5);
    expect(state.calls).toBe(3);
    await cached.search("rennes", 5);
    expect(state.calls).toBe(4);
  });
});
