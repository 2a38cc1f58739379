import { ApiError, type Call, type Client } from "@mec/api";
import { describe, expect, it } from "vitest";
import {
  emptyProductionForm,
  toProductionPoint,
} from "../../../../parts/point/publishing/production-form.ts";
import { sendPoint } from "./send-point.ts";

const point = toProductionPoint({
  ...emptyProductionForm,
  operating: "no",
  name: "Toit de l’école",
  productionType: "photovoltaic",
  address: {
    label: "1 Rue du Lac 31000 Toulouse",
    houseNumber: "1",
    street: "Rue du Lac",
    postCode: "31000",
    city: "Toulouse",
    coordinates: { latitude: 43.6, longitude: 1.44 },
  },
  selling: "gives",
});

const target = { id: "project", name: "Soleil du Lac", isMine: false };

const refusal = (statusCode: number, message: string) =>
  new ApiError({ statusCode, error: "", message, requestId: "1" });

/** A server that answers each call, with the given errors, and records the calls. */
function serverThat(answers: { update?: Error; apply?: Error }) {
  const asked: string[] = [];
  const call = (async ({ path, method }: Call) => {
    const name = path === "/application" ? "apply" : method === "PUT" ? "update" : "create";
    asked.push(name);
    const failure = name === "create" ? undefined : answers[name];
    if (failure) throw failure;
    return { id: name === "create" ? "new" : "saved" };
  }) as Client;
  return { call, asked };
}

async function send(server: ReturnType<typeof serverThat>, savedId: string | null, isMine = false) {
  const remembered: (string | null)[] = [];
  const remember = (id: string | null) => remembered.push(id);
  const sent = sendPoint(server.call, { ...target, isMine }, point, { savedId, remember });
  const id = await sent.catch((error: Error) => error.message);
  return { id, remembered, asked: server.asked };
}

describe("a producer who joins a project", () => {
  it("has the point registered, then applies with it", async () => {
    const result = await send(serverThat({}), null);
    expect(result).toEqual({ id: "new", remembered: ["new", null], asked: ["create", "apply"] });
  });

  it("registers no second point when the application failed the first time", async () => {
    const first = await send(serverThat({ apply: refusal(500, "INTERNAL_ERROR") }), null);
    expect(first).toMatchObject({ id: "INTERNAL_ERROR", remembered: ["new"] });
    const second = await send(serverThat({}), "saved");
    expect(second).toEqual({ id: "saved", remembered: ["saved", null], asked: ["update", "apply"] });
  });

  it("takes an application already made by a try whose answer was lost for its own", async () => {
    const server = serverThat({ apply: refusal(409, "ALREADY_APPLIED") });
    expect(await send(server, "saved")).toMatchObject({ id: "saved", remembered: ["saved", null] });
  });

  it("registers the point again when it was removed meanwhile", async () => {
    const result = await send(serverThat({ update: refusal(404, "NOT_FOUND") }), "gone");
    expect(result).toMatchObject({ id: "new", asked: ["update", "create", "apply"] });
  });

  it("needs no application for a project of one's own", async () => {
    expect(await send(serverThat({}), null, true)).toMatchObject({ id: "new", asked: ["create"] });
  });
});
