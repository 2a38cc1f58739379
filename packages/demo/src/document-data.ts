import { Readable } from "node:stream";
import type { Address } from "@mec/domain/address";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { PlanCode } from "@mec/domain/service";
import type { Actor, Deps } from "../../server/src/deps.ts";
import { saveAnnexeDetails, saveSalesTerms } from "../../server/src/features/document/index.ts";
import {
  addFile,
  saveAssociation,
  saveFee,
  saveInterlocutor,
  writeModel,
} from "../../server/src/features/pmo/index.ts";
import { savePerimeterDetails } from "../../server/src/features/project/index.ts";
import { choosePlan, onboardCustomer } from "../../server/src/features/service/index.ts";
import { saveSignatory } from "../../server/src/features/signatory/index.ts";
import { withHeldFile } from "../../server/src/uploads/index.ts";
import {
  company,
  demoAssociation,
  demoDerogation,
  demoFee,
  demoInterlocutor,
  demoTerms,
  individual,
  municipality,
} from "./document-content.ts";
import type { InsertedHome } from "./neighbours.ts";

const plans: readonly PlanCode[] = ["data-credits", "pmo-usage", "vente-usage", "convention-usage"];

export interface DescribedProject {
  readonly id: string;
  readonly name: string;
  readonly owner: Actor;
  readonly address: Address;
}

/**
 * The data that a project's documents need: services, legal body, terms of sale, and the producer's signatory.
 */
export async function describeProject(
  deps: Deps,
  { id, name, owner, address }: DescribedProject,
): Promise<void> {
  for (const code of plans) await choosePlan(deps, owner, code);
  const association = demoAssociation(address, owner);
  await onboardCustomer(deps, owner, { name: association.associationName, email: owner.email, address });
  await saveAssociation(deps, id, association);
  await saveInterlocutor(deps, id, demoInterlocutor(owner, name));
  await saveFee(deps, id, demoFee);
  await depositStatutes(deps, id);
  await saveSalesTerms(deps, id, { terms: demoTerms });
  await deps.db
    .updateTable("production_point")
    .set({ vat_regime: demoTerms.vatRegime })
    .where("project_id", "=", id)
    .execute();
  const producers = await deps.db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", id)
    .execute();
  const { bearer } = await deps.db
    .selectFrom("project")
    .select("bearer_name as bearer")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const seller = bearer === null ? individual(owner, address) : municipality(owner, address, bearer);
  for (const { id: productionPointId } of producers) {
    await saveSignatory(deps.db, asProducer(productionPointId), seller, deps.now());
  }
}

/** What the network's operator was told before electricity was shared, and when that began. */
export async function declareProject(deps: Deps, projectId: string, startDate: string): Promise<void> {
  const ground = "distance";
  await savePerimeterDetails(deps, projectId, {
    ground,
    gridOperator: "Enedis",
    isBehindOneSubstation: false,
  });
  await saveAnnexeDetails(deps, projectId, { startDate, derogation: demoDerogation, surplus: {} });
}

/** Applicants may read the statutes that they accept by joining. */
async function depositStatutes(deps: Deps, projectId: string): Promise<void> {
  const { bytes } = await writeModel(deps, projectId, "statutes", "pdf");
  await withHeldFile(bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes, (file) =>
    addFile(deps, projectId, "pmo-status", { file, fileName: "Statuts.pdf" }),
  );
}

/** Names the signatory of a home: its holder, for himself or for his shop. */
export async function nameSignatory(deps: Deps, home: InsertedHome, holder: Actor): Promise<void> {
  const { pointId: consumptionPointId, address } = home;
  const identity = home.professional ? company(holder, address, home.name) : individual(holder, address);
  await saveSignatory(deps.db, asConsumer(consumptionPointId), identity, deps.now());
}
