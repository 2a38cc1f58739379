import type { DocumentFacts } from "@mec/domain/document";
import { isAssociationComplete, isFeeComplete, isInterlocutorComplete } from "@mec/domain/pmo";
import { isActive, type ServiceGroup, serviceGroups } from "@mec/domain/service";
import { DomainError } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { ContentProject } from "../../documents/to-sign/content.ts";
import { type PmoContent, readPmo } from "../pmo/index.ts";
import { findPerimeterDetails } from "../project/index.ts";
import { plansOf } from "../service/index.ts";
import { type DocumentRow, findDocuments } from "./document-store.ts";
import { type Consumer, findConsumers, findProducers, type Producer } from "./participant-store.ts";
import { findApart } from "./sales/apart.ts";
import { findRetractedSales } from "./sales/reads.ts";

/** The data that a project's documents are checked against and made from, read together. */
export interface ProjectSources {
  readonly project: ContentProject;
  readonly ownerId: string;
  /** YYYY-MM-DD, when they were read. */
  readonly today: string;
  /** The PMO, as the documents name it. */
  readonly pmo: PmoContent;
  /** The facts that hold for all the participants. */
  readonly shared: Pick<DocumentFacts, "plans" | "association" | "fee" | "interlocutor">;
  readonly consumers: readonly Consumer[];
  /** All producers, whichever points were asked for: sales contracts are made with some of them. */
  readonly producers: readonly Producer[];
  readonly documents: readonly DocumentRow[];
  /** From whose contracts a consumer has retracted. */
  readonly retracted: ReadonlyMap<string, readonly string[]>;
  /** Who adds VAT to the price that a consumer accepted without it. */
  readonly apart: ReadonlyMap<string, readonly string[]>;
}

async function findProject(db: Db, projectId: string) {
  const found = await db
    .selectFrom("project as p")
    .innerJoin("account as o", "o.id", "p.account_id")
    .select([
      "p.id",
      "p.name",
      "p.city",
      "p.perimeter",
      "p.repartition_key as repartitionKey",
      "p.account_id as ownerId",
      "o.first_name as firstName",
      "o.last_name as lastName",
      "o.phone_number as phoneNumber",
    ])
    .where("p.id", "=", projectId)
    .executeTakeFirst();
  if (!found) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { ownerId, firstName, lastName, phoneNumber, ...project } = found;
  const { ground } = await findPerimeterDetails(db, projectId);
  return {
    project: { ...project, ground },
    ownerId,
    owner: { firstName, lastName, phoneNumber: phoneNumber ?? "" },
  };
}

/** Documents name a person for the PMO: its contact, else the project owner, at the association's address. */
function withContact(
  { association, interlocutor, fee }: PmoContent,
  owner: { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string },
): PmoContent {
  if (interlocutor || !association) return { association, interlocutor, fee };
  const contact = { ...owner, gender: "OTHER", email: association.email, projectIdentification: "" } as const;
  return { association, interlocutor: contact, fee };
}

/** Stored objects carry ids, which documents and schemas do not have. */
function withoutId<T extends { readonly id: string }>(stored: T | null): Omit<T, "id"> | null {
  if (!stored) return null;
  const { id: _, ...rest } = stored;
  return rest;
}

async function loadPmo(db: Db, projectId: string): Promise<PmoContent> {
  const { association, interlocutor, fee } = await readPmo(db, projectId);
  return {
    association: withoutId(association),
    interlocutor: withoutId(interlocutor),
    fee: withoutId(fee),
  };
}

async function activePlans(db: Db, ownerId: string): Promise<Record<ServiceGroup, boolean>> {
  const plans = await plansOf(db, ownerId);
  const active = serviceGroups.map((group) => [group, isActive(plans[group])]);
  return Object.fromEntries(active) as Record<ServiceGroup, boolean>;
}

/**
 * @param pointIds the points whose documents are asked for; all by default
 * @throws DomainError NOT_FOUND.
 */
export async function loadSources(
  db: Db,
  { projectId, today }: Pick<ProjectSources, "today"> & { readonly projectId: string },
  pointIds?: readonly string[],
): Promise<ProjectSources> {
  const { project, ownerId, owner } = await findProject(db, projectId);
  const pmo = await loadPmo(db, projectId);
  const consumers = await findConsumers(db, projectId, pointIds);
  return {
    project,
    ownerId,
    today,
    pmo: withContact(pmo, owner),
    shared: {
      plans: await activePlans(db, ownerId),
      association: isAssociationComplete(pmo.association),
      fee: isFeeComplete(pmo.fee),
      interlocutor: isInterlocutorComplete(pmo.interlocutor),
    },
    consumers,
    producers: await findProducers(db, projectId),
    documents: await findDocuments(db, projectId, pointIds),
    retracted: await findRetractedSales(db, projectId, pointIds),
    apart: await findApart(db, projectId, consumers),
  };
}
