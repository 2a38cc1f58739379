import { randomUUID } from "node:crypto";
import type { KeptDocumentStatus } from "@mec/domain/document";
import type { AddressState, RequestStatus, SignerStatus } from "@mec/domain/signature";
import { objects, people } from "./access-world.ts";
import type { TestServer } from "./harness.ts";

/** A state for every document of the world, and for the one signer of each. */
export interface DocumentState {
  readonly document: KeptDocumentStatus;
  readonly request: RequestStatus;
  readonly signer: SignerStatus;
  readonly address: AddressState;
}

export const waitingDocuments: DocumentState = {
  document: "SENT",
  request: "ongoing",
  signer: "notified",
  address: "confirmed",
};

const later = new Date("2100-01-01T00:00:00Z");

async function holderOf({ deps: { db } }: TestServer, documentId: string) {
  return db
    .selectFrom("document as d")
    .leftJoin("consumption_point as c", "c.id", "d.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "d.production_point_id")
    .innerJoin("account as a", (join) =>
      join.on((on) => on("a.id", "=", on.fn.coalesce("c.account_id", "g.account_id"))),
    )
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "d.production_point_id"])
    .where("d.id", "=", documentId)
    .executeTakeFirstOrThrow();
}

async function ownerOf({ deps: { db } }: TestServer, documentId: string) {
  return db
    .selectFrom("document as d")
    .innerJoin("project as p", "p.id", "d.project_id")
    .innerJoin("account as a", "a.id", "p.account_id")
    .select(["a.id", "a.email", "a.first_name", "a.last_name"])
    .where("d.id", "=", documentId)
    .executeTakeFirstOrThrow();
}

/** Puts every document into this state: its holder signs it first, then the project's owner for the legal body. */
export async function putDocuments(server: TestServer, state: DocumentState): Promise<void> {
  const { db } = server.deps;
  const now = server.deps.now();
  await db.deleteFrom("signature_request").execute();
  await db.updateTable("document").set({ status: state.document }).execute();
  for (const { id: documentId } of await db.selectFrom("document").select("id").execute()) {
    const requestId = randomUUID();
    await db
      .insertInto("signature_request")
      .values({
        id: requestId,
        document_id: documentId,
        provider: "embedded",
        provider_id: requestId,
        status: state.request,
        created_at: now,
        expires_at: later,
      })
      .execute();
    const holder = await holderOf(server, documentId);
    const owner = await ownerOf(server, documentId);
    const places = [
      { position: 1, role: holder.production_point_id ? "producer" : "participant", of: holder },
      { position: 2, role: "pmo", of: owner },
    ] as const;
    await db
      .insertInto("signature_signer")
      .values(
        places.map(({ position, role, of }) => ({
          request_id: requestId,
          position,
          role,
          first_name: of.first_name,
          last_name: of.last_name,
          email: of.email,
          phone_number: null,
          account_id: of.id,
          status: state.signer,
          notified_at: now,
          address_confirmed_at: state.address === "confirmed" ? now : null,
          disowned_at: state.address === "disowned" ? now : null,
        })),
      )
      .execute();
  }
}

/** Confirms the address of every account, or of none. */
export async function confirmAll({ deps }: TestServer, isConfirmed: boolean): Promise<void> {
  const change = { email_verified_at: isConfirmed ? new Date("2026-05-04T08:00:00Z") : null };
  await deps.db.updateTable("account").set(change).execute();
}

/** Projects that only their owners see, so that each account has as many as an unconfirmed one may keep. */
export async function fillProjects({ deps: { db } }: TestServer, most: number): Promise<void> {
  const accounts = await db.selectFrom("account").select("id").execute();
  const [model] = await db
    .selectFrom("project")
    .selectAll()
    .where("id", "=", objects.project[0]?.id ?? "")
    .execute();
  if (!model) throw new Error("the world has no project");
  const projects = accounts.flatMap(({ id: account_id }) =>
    Array.from({ length: most }, (_, n) => ({
      account_id,
      name: `Réserve ${n}`,
      normalised_name: `reserve ${n}`,
      description: model.description,
      address: JSON.stringify(model.address),
      latitude: model.latitude,
      longitude: model.longitude,
      perimeter: model.perimeter,
      city: model.city,
      department: model.department,
      region: model.region,
      repartition_key: model.repartition_key,
      visibility: false,
      created_at: model.created_at,
      updated_at: model.updated_at,
    })),
  );
  await db.insertInto("project").values(projects).execute();
  if (accounts.length !== people.length) throw new Error("everybody of the world has an account");
}
