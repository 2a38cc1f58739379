import { paths } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Actor, Deps } from "../../deps.ts";
import { webLink } from "../../jobs/reaction.ts";
import { newToken } from "../../tokens.ts";
import { keepLink } from "./link-store.ts";
import type { Person } from "./paper-store.ts";

type Where =
  | { readonly consumptionPointId: string }
  | { readonly productionPointId: string }
  | { readonly projectId: string };

const nothing = () => new DomainError("NOTHING_TO_SIGN", "Aucun document n’attend votre signature.");

/**
 * The mailbox whose documents wait for this account: of a point, the newest sending first; of a project, those the
 * account signs as the legal body or as a producer.
 */
async function findPerson({ db, now }: Deps, accountId: string, where: Where): Promise<Person | undefined> {
  const waiting = db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(["d.project_id as projectId", "s.email"])
    .where("s.account_id", "=", accountId)
    .where("s.status", "in", ["notified", "opened"])
    .where("r.status", "=", "ongoing")
    .where("r.expires_at", ">", now())
    .where("d.superseded_at", "is", null)
    .orderBy("r.created_at", "desc")
    .orderBy("s.id");
  if ("consumptionPointId" in where) {
    return waiting
      .where("d.consumption_point_id", "=", where.consumptionPointId)
      .where("s.role", "=", "participant")
      .executeTakeFirst();
  }
  if ("projectId" in where) {
    return waiting
      .where("d.project_id", "=", where.projectId)
      .where("s.role", "in", ["pmo", "producer"])
      .executeTakeFirst();
  }
  const project = sql<string>`(select g.project_id from production_point g where g.id = ${where.productionPointId})`;
  return waiting
    .where(({ eb, or, and }) =>
      or([
        eb("d.production_point_id", "=", where.productionPointId),
        and([eb("s.role", "=", "producer"), eb("d.project_id", "=", project)]),
      ]),
    )
    .executeTakeFirst();
}

/**
 * A fresh personal link for a signed-in person who has something to sign.
 * @throws DomainError NOTHING_TO_SIGN
 */
export async function makeOwnLink(deps: Deps, actor: Actor, where: Where): Promise<{ url: string }> {
  const person = await findPerson(deps, actor.id, where);
  if (!person) throw nothing();
  const token = newToken();
  await keepLink(deps.db, person, token, deps.now());
  return { url: webLink(deps, paths.signature(token)) };
}
