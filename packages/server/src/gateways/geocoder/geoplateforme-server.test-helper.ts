import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = { path: string; q: string | null; limit: string | null; autocomplete: string | null };
type Behaviour = (response: ServerResponse, asked: Asked) => void;

/** A server on the loopback that speaks the Géoplateforme's protocol, or misbehaves on command. */
export async function startGeoplateforme(behaviour: Behaviour) {
  const asked: Asked[] = [];
  let current = behaviour;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://loopback");
    const parameters = url.searchParams;
    const question = {
      path: url.pathname,
      q: parameters.get("q"),
      limit: parameters.get("limit"),
      autocomplete: parameters.get("autocomplete"),
    };
    asked.push(question);
    current(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/geocodage`,
    asked,
    behave(next: Behaviour) {
      current = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export function feature(properties: Record<string, unknown>, [longitude, latitude] = [-1.5534, 47.2173]) {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: {
      postcode: "44000",
      citycode: "44109",
      city: "Nantes",
      score: 0.9,
      _type: "address",
      ...properties,
    },
  };
}

const house = feature({
  type: "housenumber",
  label: "12 Rue de la Paix 44000 Nantes",
  name: "12 Rue de la Paix",
  housenumber: "12",
  street: "Rue de la Paix",
});
const street = feature({ type: "street", label: "Rue de la Paix 44000 Nantes", name: "Rue de la Paix" });
const town = feature({ type: "municipality", label: "Nantes", name: "Nantes", population: 327734 });
const hamlet = feature(
  {
    type: "locality",
    label: "Val Thorens 73440 Les Belleville",
    name: "Val Thorens",
    postcode: "73440",
    citycode: "73257",
    city: "Les Belleville",
  },
  [6.5838, 45.2978],
);

const answers: Record<string, unknown[]> = {
  nantes: [town],
  "12 rue de la paix nantes": [house, street],
  "val thorens": [hamlet],
};

/** The service in good health, for the few questions of the contract. */
export const healthy: Behaviour = (response, asked) => {
  const features = answers[asked.q?.toLowerCase() ?? ""] ?? [];
  answerJson({ type: "FeatureCollection", features: features.slice(0, Number(asked.limit)), query: asked.q })(
    response,
    asked,
  );
};
