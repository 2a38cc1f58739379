import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { geoplateformeGeocoder } from "./geoplateforme.ts";
import { answerJson, feature, healthy, startGeoplateforme } from "./geoplateforme-server.test-helper.ts";
import { emptyGroups, GeocoderUnavailable } from "./port.ts";

let service: Awaited<ReturnType<typeof startGeoplateforme>>;
beforeEach(async () => {
  service = await startGeoplateforme(healthy);
});
afterEach(() => service.close());

/** @param timeoutMs long: a machine at work on other things answers late. Shorter only for an answer that never comes. */
const ask = (q = "nantes", limit = 5, timeoutMs = 60_000) =>
  geoplateformeGeocoder({ url: service.url, timeoutMs }).search(q, limit);

async function failure(timeoutMs?: number): Promise<GeocoderUnavailable> {
  const error = await ask("nantes", 5, timeoutMs).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GeocoderUnavailable);
  return error as GeocoderUnavailable;
}

describe("what is asked of the Géoplateforme", () => {
  it("is its search call, with completion of the last word", async () => {
    await ask("12 rue de la paix & fils", 3);
    expect(service.asked).toEqual([
      { path: "/geocodage/search", q: "12 rue de la paix & fils", limit: "3", autocomplete: "1" },
    ]);
  });

  it("stays within the bounds that it accepts", async () => {
    await ask("a".repeat(500), 50);
    expect(service.asked[0]?.q).toHaveLength(200);
    expect(service.asked[0]?.limit).toBe("20");
  });
});

describe("what it answers", () => {
  it("loses only the features that lack something", async () => {
    const complete = feature({ type: "municipality", label: "Nantes", name: "Nantes" });
    const withoutPostCode = feature({ type: "street", label: "Rue", name: "Rue", postcode: undefined });
    service.behave(answerJson({ type: "FeatureCollection", features: [withoutPostCode, complete] }));
    const { groups } = await ask();
    expect(groups.municipality).toHaveLength(1);
    expect(groups.street).toHaveLength(0);
  });

  it("is nothing found when it refuses the question", async () => {
    service.behave(answerJson({ code: 400, message: "q must start with a letter" }, 400));
    expect((await ask("…")).groups).toEqual(emptyGroups());
  });

  it("is never taken on trust: coordinates out of the world are no answer", async () => {
    const astray = feature({ type: "municipality", label: "Nantes", name: "Nantes" }, [47, 480]);
    service.behave(answerJson({ type: "FeatureCollection", features: [astray] }));
    await failure();
  });

  it.each<[string, Parameters<typeof service.behave>[0]]>([
    ["an error", answerJson({}, 500)],
    ["a page of HTML", answerJson("<html>Maintenance</html>")],
    ["JSON of another kind", answerJson({ hello: "world" })],
    ["an empty body", answerJson("")],
    ["a cut connection", (response) => response.destroy()],
  ])("is a failure when it is %s", async (_, behaviour) => {
    service.behave(behaviour);
    await failure();
  });

  it("is a failure when it is silence", async () => {
    service.behave(() => {});
    await failure(300);
  });

  it("is a failure when it sends elsewhere: nobody follows", async () => {
    service.behave(answerJson({}, 302, { location: "/elsewhere" }));
    await failure();
    expect(service.asked.map(({ path }) => path)).toEqual(["/geocodage/search"]);
  });

  it("is a failure when it drips so slowly that nobody would wait", async () => {
    service.behave((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    });
    await failure(300);
  });

  it("carries the delay that it asks for when it is called too much", async () => {
    service.behave(answerJson({}, 429, { "retry-after": "7" }));
    expect((await failure()).retryAfterSeconds).toBe(7);
  });

  it("is left five seconds in peace when it gives no delay that can be read", async () => {
    service.behave(answerJson({}, 429, { "retry-after": "bientôt" }));
    expect((await failure()).retryAfterSeconds).toBe(5);
  });
});
