import { documentCalls } from "@mec/api/document";
import { expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { aCandidate } from "../../../test/candidate-fixtures.ts";

it("a price that waits says what it commits to, by its terms of today; no other state does", async () => {
  const candidate = await aCandidate();
  const params = { id: candidate.pointId };
  const read = () => candidate.holder.call(documentCalls.getConsumerCommitment, { params });
  expect(await read()).toEqual({ essentials: [] });
  await candidate.propose(0.12);
  const told = async () =>
    Object.fromEntries((await read()).essentials.map(({ subject, text }) => [subject, text]));
  expect((await told()).price).toContain("14,4\u00a0c€/kWh\u00a0TTC.");
  expect((await told()).fee).toBe(
    "15,00\u00a0€ par an à l’association, et 20,00\u00a0€ à l’entrée, une seule fois.",
  );
  expect((await told()).billing).toBeUndefined();
  await candidate.say({
    vatRegime: "franchise",
    durationYears: 5,
    tacitRenewal: true,
    noticeMonths: 2,
    billingFrequency: "quarterly",
    billingMeans: "transfer",
  });
  expect((await told()).length).toBe(
    "5\u00a0ans, reconduit d’année en année sauf opposition\u00a0; vous pouvez partir avant, avec un préavis de 2\u00a0mois.",
  );
  expect((await told()).billing).toContain("chaque trimestre, par virement");
  await setStatus(candidate.server, candidate.applicationId, "SIGNATURE");
  expect(await read()).toEqual({ essentials: [] });
});
