import { isInOperation, type Retraction } from "@mec/domain/application";
import { DomainError, formatDate } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../../deps.ts";
import {
  countRetraction,
  endByRetraction,
  findApplicationFacts,
  type HeldApplication,
  holdApplication,
  keepRetraction,
  takesPartNow,
} from "../../application/index.ts";
import { findObject, recordOwnAct } from "../../audit/index.ts";
import { endDocuments } from "../../document/index.ts";
import { findBinding, holdSigningOf } from "../../document/reads.ts";
import { hasConsentEnded } from "../../point/index.ts";
import { appendEvidence } from "../evidence/evidence.ts";
import { findPlacesIn } from "../place-store.ts";
import { kindsOf, signersOf, unsealedOf } from "./read-retraction.ts";
import {
  asksEarlySupplyOf,
  findSignedByParticipant,
  lastDayAmong,
  type Right,
  rightOf,
  type SignedByParticipant,
} from "./reads.ts";
import { findAwaited, findSellers } from "./retraction-store.ts";

/** What he signed, which nobody signs meanwhile. */
async function holdSigned(tx: Tx, { projectId, participant }: HeldApplication) {
  await holdSigningOf(tx, { projectId, participant });
  return findSignedByParticipant(tx, projectId, participant);
}

function refusalOf(all: readonly SignedByParticipant[]): DomainError {
  const last = lastDayAmong(all);
  return last === null
    ? new DomainError(
        "NOTHING_TO_RETRACT",
        "Aucun document signé ici en votre nom ne donne de droit de rétractation.",
      )
    : new DomainError(
        "RETRACTION_OVER",
        `Le délai de rétractation a pris fin le ${formatDate(last)} à minuit. Vous pouvez encore quitter le projet, aux conditions de vos documents.`,
      );
}

interface Declaring {
  readonly actor: Actor;
  readonly origin: Origin;
  /** His account goes in the same transaction. */
  readonly deletesAccount?: true;
}

interface Declared extends Declaring {
  readonly application: HeldApplication;
  readonly right: Right;
}

/** What is kept of a declaration beside the application, in the transaction that saves it there. */
async function record(deps: Deps, tx: Tx, { application, right, actor, origin }: Declared): Promise<void> {
  const now = deps.now();
  const facts = right.signed.map(({ requestId, signerId, name }) => ({
    requestId,
    signerId,
    type: "retracted" as const,
    data: { name, by: actor.id },
  }));
  await appendEvidence(deps, tx, facts, { now, origin });
  const object = await findObject(tx, application.participant.id);
  await recordOwnAct(tx, { kind: "contract-retracted", detail: {}, accountId: actor.id, at: now, object });
}

const keyOf = ({ email }: { readonly email: string }): string => email.toLowerCase();

/**
 * Whom the declaration is told: who makes it, and each mailbox that signed what he retracts, the owner, each seller who had
 * signed, and who had still to sign; each once.
 */
async function toldOf(tx: Tx, { application, right }: Declared, now: Date) {
  const facts = await findApplicationFacts(tx, application.id, now);
  if (!facts) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { holder, owner, projectId, projectName, pointName } = facts;
  const addressee = ({ email, firstName }: typeof holder) => ({ email, firstName });
  const known = new Set([keyOf(holder), keyOf(owner)]);
  const signers = new Map(
    right.signed.map(({ email, name }) => [keyOf({ email }), { email, firstName: name }]),
  );
  const documentIds = right.signed.map(({ documentId }) => documentId);
  const sellers = await findSellers(tx, documentIds);
  const [site] = (await findPlacesIn(tx, documentIds)).flatMap((place) => place.site ?? []);
  const told = new Set([...known, ...signers.keys(), ...sellers.map(keyOf)]);
  return {
    project: { id: projectId, name: projectName },
    // As what he signed names it, whatever it is called since.
    place: site ?? pointName,
    receipts: [addressee(holder), ...[...signers.values()].filter((signer) => !known.has(keyOf(signer)))],
    owner: owner.id === holder.id ? null : addressee(owner),
    sellers: sellers.filter((seller) => !known.has(keyOf(seller))),
    awaited: (await findAwaited(tx, documentIds)).filter((signer) => !told.has(keyOf(signer))),
  };
}

async function declare(deps: Deps, tx: Tx, declared: Declared): Promise<Retraction> {
  const { application, right } = declared;
  const { elsewhere } = await findBinding(tx, application);
  const documentIds = right.signed.map(({ documentId }) => documentId);
  const retraction = {
    declaredAt: deps.now().toISOString(),
    name: signersOf(right),
    documents: kindsOf(right),
  };
  if (right.endsParticipation) await endByRetraction(deps, tx, application, retraction);
  else {
    await keepRetraction(tx, application.id, { ...retraction, isOfAdded: true });
    await endDocuments(deps, tx, documentIds);
  }
  await record(deps, tx, declared);
  const references = right.signed.flatMap(({ reference }) => reference ?? []);
  const consentEnded = right.endsParticipation && (await hasConsentEnded(tx, application.participant));
  await deps.queue.emit(tx, {
    type: "consumer-retracted",
    ...(await toldOf(tx, declared, deps.now())),
    ...{ elsewhere, wasInOperation: isInOperation(application.status) },
    asksEarlySupply: asksEarlySupplyOf(right),
    ...(right.endsParticipation ? {} : { added: references }),
    ...(consentEnded ? { consentEnded } : {}),
    unsealed: unsealedOf(right),
    ...(declared.deletesAccount && { accountDeleted: true }),
    ...retraction,
  });
  return retraction;
}

/**
 * The same as `retract`, in a transaction that does more.
 * @throws DomainError NOT_FOUND, NOTHING_TO_RETRACT, RETRACTION_OVER
 */
export async function retractInTransaction(
  deps: Deps,
  tx: Tx,
  applicationId: string,
  declaring: Declaring,
): Promise<Retraction> {
  const application = await holdApplication(tx, applicationId);
  if (application?.holderId !== declaring.actor.id) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const mayHave = application.participant.kind === "consumer" && takesPartNow(application);
  const all = mayHave ? await holdSigned(tx, application) : [];
  const right = rightOf(all, deps.now());
  if (right) return declare(deps, tx, { application, right, ...declaring });
  if (application.retraction) return application.retraction;
  throw refusalOf(all);
}

/**
 * A consumer retracts all that he signed for a place, or once its days are over the contracts that were added since, without
 * a reason and at once. A second tap is answered as the first.
 * @throws DomainError NOT_FOUND, NOTHING_TO_RETRACT, RETRACTION_OVER
 * @throws TooManyTries
 */
export async function retract(
  deps: Deps,
  applicationId: string,
  actor: Actor,
  origin: Origin,
): Promise<Retraction> {
  await countRetraction(deps, applicationId, actor);
  return inTransaction(deps.db, (tx) => retractInTransaction(deps, tx, applicationId, { actor, origin }));
}
