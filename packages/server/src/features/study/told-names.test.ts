import { studyCalls } from "@mec/api/study";
import { expect, it } from "vitest";
import { startTestServer } from "../../../test/harness.ts";
import { aStudyScene, signedBy, studyOf, townHall } from "../../../test/study-fixtures.ts";

it("names a participant as all lists do: whose place it is, for which structure is signed, and the place", async () => {
  const server = await startTestServer();
  const scene = await aStudyScene(server);
  await signedBy(server, { consumption_point_id: scene.big }, townHall);
  await signedBy(server, { consumption_point_id: scene.candidate }, townHall);
  const { participants, candidates } = await studyOf(scene);
  expect([...participants, ...candidates].map(({ name }) => name)).toEqual([
    "Camille Durand, Petite maison",
    "Camille Durand, Commune de Langouet, Grande maison",
    "Camille Durand, Commune de Langouet, Candidate",
  ]);
  const csv = await scene.owner.call(studyCalls.exportStudy, {
    params: { id: scene.projectId },
    query: { format: "csv" },
  });
  expect(String(csv)).toContain("Camille Durand, Commune de Langouet, Grande maison");
});
