import { overviewCalls } from "@mec/api/overview";
import { pmoCalls } from "@mec/api/pmo";
import { expect, it } from "vitest";
import { addressAt, publish } from "../../../test/application-fixtures.ts";
import { startTestServer } from "../../../test/harness.ts";

it("an association that was described without founders has them to give, until it is said to exist", async () => {
  const server = await startTestServer();
  const owner = await server.signedUp();
  const params = { id: await publish(owner) };
  const asked = async () => {
    const { toDo } = await owner.call(overviewCalls.getOverview, { params });
    return toDo.find(({ kind }) => kind === "describe-association");
  };
  expect(await asked()).not.toHaveProperty("lacksFounders");
  const association = {
    associationName: "Énergie de Langouet",
    email: "bureau@langouet.example",
    rnaId: "",
    address: addressAt(),
    ...{ preamble: "", territory: "", founders: [] },
  };
  await owner.call(pmoCalls.savePmoAssociation, { params, body: association });
  expect(await asked()).toMatchObject({ lacksFounders: true });
  await owner.call(pmoCalls.savePmoCreation, { params, body: { alreadyCreated: true } });
  expect(await asked()).not.toHaveProperty("lacksFounders");
});
