import { beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { aStudyScene, proposeEach, type StudyScene, studyOf } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

const priceSentence = async (): Promise<string | undefined> =>
  (await studyOf(scene)).assumptions.find((one) => one.startsWith("Prix local"));

it("says the one price that all participants pay", async () => {
  expect(await priceSentence()).toBe("Prix local\u00a0: 12\u00a0c€/kWh\u00a0HT, TVA de 20\u00a0% en plus.");
});

it("says from which price to which they go where they differ, and the mean of the energy that is shared", async () => {
  // 150 W at 8 c€ and 250 W at 9.5 c€: (150 × 8 + 250 × 9.5) / 400 = 8.9375, where the two prices' own mean is 8.75.
  await proposeEach(server, { [scene.small]: 0.08, [scene.big]: 0.095 });
  expect(await priceSentence()).toBe(
    "Prix local\u00a0: de 8 à 9,5\u00a0c€/kWh\u00a0HT selon le participant, 8,94\u00a0c€ en moyenne de l’énergie partagée, TVA de 20\u00a0% en plus.",
  );
});
