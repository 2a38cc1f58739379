import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import type { SignatoryInput } from "@mec/domain/signatory";
import { beforeEach, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  aScene,
  aSignatory,
  registerPoint,
} from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const association: SignatoryInput = {
  entityType: "Professionnel",
  name: "Durand",
  firstName: "Camille",
  gender: "OTHER",
  email: "contact@association.fr",
  phoneNumber: "02 99 00 00 00",
  socialReason: "Les Amis du Soleil",
  furnitureName: "Les Amis du Soleil",
  officialRole: "Présidente",
  socialAddress: addressAt(),
  juridiction: "ASSOCIATION",
  rnaId: "W351234567",
};

it("nobody signs for a new point", async () => {
  const person = await server.signedUp();
  const params = { id: await registerPoint(person) };
  expect(await person.call(signatoryCalls.getConsumptionSignatory, { params })).toBeNull();
});

it("the one who signs replaces the one before, under the same id", async () => {
  const person = await server.signedUp();
  const params = { id: await registerPoint(person) };
  const first = await person.call(signatoryCalls.saveConsumptionSignatory, { params, body: aSignatory });
  expect(first).toMatchObject(aSignatory);
  const second = await person.call(signatoryCalls.saveConsumptionSignatory, { params, body: association });
  expect(second.id).toBe(first.id);
  expect(await person.call(signatoryCalls.getConsumptionSignatory, { params })).toEqual({
    ...association,
    id: first.id,
  });
});

it("a production point has one of its own", async () => {
  const person = await server.signedUp();
  const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
  const params = { id };
  expect(await person.call(signatoryCalls.getProductionSignatory, { params })).toBeNull();
  const kept = await person.call(signatoryCalls.saveProductionSignatory, { params, body: association });
  expect(await person.call(signatoryCalls.getProductionSignatory, { params })).toEqual(kept);
  const stranger = await server.signedUp();
  expect((await stranger.send("GET", `/api/signatory/production-point/${id}`)).statusCode).toBe(404);
});

it("is read by the owner whom the point applied to, and written by its holder only", async () => {
  const { owner, application } = await aScene(server);
  const url = `/api/signatory/consumption-point/${application.consumerId}`;
  expect((await owner.send("GET", url)).statusCode).toBe(200);
  expect((await owner.send("POST", url, {})).statusCode).toBe(404);
});

it("is born, of age, and not of a mistyped year", async () => {
  const person = await server.signedUp();
  server.setNow(new Date("2026-03-10T09:00:00Z"));
  const params = { id: await registerPoint(person) };
  for (const [birthDate, message] of [
    ["2026-03-11", "Cette date doit être passée."],
    ["2015-03-04", "vérifiez l’année."],
    ["1820-01-01", "Vérifiez l’année de naissance."],
  ] as const) {
    const body = { ...aSignatory, birthDate };
    const saved = person.call(signatoryCalls.saveConsumptionSignatory, { params, body });
    await expect(saved).rejects.toThrow(message);
  }
});

it("has not been authorised by a vote to come", async () => {
  const person = await server.signedUp();
  server.setNow(new Date("2026-03-10T09:00:00Z"));
  const params = { id: await registerPoint(person) };
  const townHall = { ...association, juridiction: "Collectivité", siretId: "21350146400013" } as const;
  const save = (deliberationDate: string) =>
    person.call(signatoryCalls.saveConsumptionSignatory, { params, body: { ...townHall, deliberationDate } });
  await expect(save("2026-03-11")).rejects.toThrow("ne peut pas être datée d’un jour à venir");
  await expect(save("0001-01-01")).rejects.toThrow("Vérifiez l’année");
  expect(await save("2026-03-10")).toMatchObject({ deliberationDate: "2026-03-10" });
});
