import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { asProducer } from "@mec/domain/point";
import { aProductionPoint, aSignatory, confirmEmail, move } from "./application-fixtures.ts";
import type { DocumentsScene } from "./document-fixtures.ts";
import type { TestServer } from "./harness.ts";

/** Somebody whose plant is accepted while others already sell. */
export async function acceptAnother({ server, scene }: { server: TestServer; scene: DocumentsScene }) {
  const person = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
  await confirmEmail(server, person.id);
  const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
  const application = await person.call(applicationCalls.apply, {
    body: { projectId: scene.projectId, participant: asProducer(id), isFromProjectOwner: false },
  });
  await move(scene.owner, application.id, { status: "SIGNATURE" });
  await person.call(signatoryCalls.saveProductionSignatory, {
    params: { id },
    body: { ...aSignatory, firstName: "Paule", name: "Roche", email: person.email },
  });
  return { person, id, applicationId: application.id };
}
