import { type ConsumerTab, pages } from "@mec/api";
import type { ApplicationStatus, Departure } from "@mec/domain/application";
import type { Payment } from "@mec/domain/pmo";
import {
  type ConsumerType,
  type ContractToEnd,
  type Participant,
  type ProductionType,
  powerUnit,
} from "@mec/domain/point";
import type { ProjectStage } from "@mec/domain/project";
import { dayInParis, formatNumber, type PriceRange, type VatRegime } from "@mec/domain/shared";
import type { ModerationStatus } from "@mec/domain/support";
import { sql } from "kysely";
import { participantOf } from "../../../db/participant-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { findVatRegime } from "../../document/reads.ts";
import { vatSaid } from "../../document/scopes.ts";
import { findContractToEnd } from "../../point/index.ts";
import { holderOf } from "../../point/scopes.ts";
import { findPayment } from "../find-payment.ts";
import { awaitingAnswer, priceUntil } from "../scopes.ts";

export interface Party {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What the mails about an application say. */
export interface ApplicationFacts {
  readonly projectId: string;
  readonly projectName: string;
  readonly moderationStatus: ModerationStatus;
  readonly stage: ProjectStage;
  /** YYYY-MM; null when the owner did not say it. */
  readonly expectedStart: string | null;
  readonly owner: Party;
  readonly holder: Party;
  /** Whether his mailbox has answered: it may be somebody else's until then. */
  readonly isHolderConfirmed: boolean;
  /** The applicant. */
  readonly participant: Participant;
  /** Null for a producer. */
  readonly consumerType: ConsumerType | null;
  /** What a business said of the VAT of its bills; null when it said nothing, and for a producer. */
  readonly reclaimsVat: boolean | null;
  /** The VAT regime of the price that he is offered. */
  readonly vatRegime: VatRegime;
  readonly pointName: string;
  readonly city: string;
  /** kWh a year that the point consumes or produces, 0 when unknown. */
  readonly kwh: number;
  readonly status: ApplicationStatus;
  readonly departure: Departure | null;
  /** The project was full when the application came: it waits for room, unless its owner invited it. */
  readonly cameWhenFull: boolean;
  readonly isInvited: boolean;
  /** What the point's documents still need that only its holder can give. */
  readonly lacksSignatory: boolean;
  readonly lacksMeter: boolean;
  /** Of a producer whose contracts state a VAT that he has not said. */
  readonly lacksVat: boolean;
  /** What his signed bulletin asks him to pay now, and how; null when nothing. */
  readonly payment: Payment | null;
  /** Of an installation, what its holder told of it; null for a consumer. */
  readonly plant: {
    readonly productionType: ProductionType;
    readonly powerKw: number | null;
    /** What he asks, €/kWh without VAT; null where he gives it. */
    readonly price: PriceRange | null;
  } | null;
  /** Of an installation that is still to be laid and connected: what it is. Null for one that stands, and for a consumer. */
  readonly planned: ProductionType | null;
  /** Of one that stands: the purchase contract that has to end, or may have to, before it shares. */
  readonly contractToEnd: ContractToEnd | null;
}

/** The power of an installation after its name, ", de 36 kWc"; "" where it is not known, and of a consumer. */
export const powerOf = ({ plant }: Pick<ApplicationFacts, "plant">): string =>
  plant?.powerKw ? `, de ${formatNumber(plant.powerKw, 1)}\u00a0${powerUnit([plant.productionType])}` : "";

/** What a person's request to take part is called in sentences: a producer offers his production. */
export const requestOf = ({ participant }: Pick<ApplicationFacts, "participant">): string =>
  participant.kind === "producer" ? "proposition" : "candidature";

const findRow = (db: Db, id: string) =>
  db
    .selectFrom("application as a")
    .innerJoin("project as p", "p.id", "a.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "a.production_point_id")
    .leftJoin("signatory as s", (join) =>
      join.on((eb) =>
        eb.or([
          eb("s.consumption_point_id", "=", eb.ref("a.consumption_point_id")),
          eb("s.production_point_id", "=", eb.ref("a.production_point_id")),
        ]),
      ),
    )
    .innerJoin("account as h", (join) => join.on("h.id", "=", holderOf("c", "g")))
    .select([
      "p.id as projectId",
      "p.name as projectName",
      "p.moderation_status as moderationStatus",
      "p.stage",
      "p.expected_start as expectedStart",
      "o.id as ownerId",
      "o.email as ownerEmail",
      "o.first_name as ownerFirstName",
      "o.last_name as ownerLastName",
      "h.id as holderId",
      "h.email as holderEmail",
      "h.first_name as holderFirstName",
      "h.last_name as holderLastName",
      sql<boolean>`h.email_verified_at is not null`.as("isHolderConfirmed"),
      "a.consumption_point_id",
      "a.production_point_id",
      "c.consumer_type as consumerType",
      "c.reclaims_vat as reclaimsVat",
      "g.vat_regime as ownVat",
      "g.production_type as productionType",
      "g.production_power as powerKw",
      "g.price_min as priceMin",
      "g.price_max as priceMax",
      sql<string>`coalesce(c.name, g.name)`.as("pointName"),
      sql<string>`coalesce(c.address, g.address)->>'city'`.as("city"),
      sql<number>`coalesce(c.annual_consumption, g.annual_production)`.as("kwh"),
      "a.status",
      "a.departure",
      "a.came_when_full as cameWhenFull",
      sql<boolean>`a.invitation_id is not null`.as("isInvited"),
      sql<boolean>`s.id is null`.as("lacksSignatory"),
      sql<boolean>`coalesce(c.prm, g.prm, '') = ''`.as("lacksMeter"),
      sql<boolean>`(g.id is not null and not ${vatSaid("g")})`.as("lacksVat"),
      sql<ProductionType | null>`case when coalesce(g.prm, '') = '' and g.is_planned then g.production_type end`.as(
        "planned",
      ),
    ])
    .where("a.id", "=", id)
    .executeTakeFirst();

/** Undefined when the application was erased before its mail was written. */
export async function findApplicationFacts(
  db: Db,
  id: string,
  now: Date,
): Promise<ApplicationFacts | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const { ownerId, ownerEmail, ownerFirstName, ownerLastName, ...withoutOwner } = row;
  const { holderId, holderEmail, holderFirstName, holderLastName, ...withoutPeople } = withoutOwner;
  const { consumption_point_id, production_point_id, ownVat, ...withoutIds } = withoutPeople;
  const { productionType, powerKw, priceMin, priceMax, ...facts } = withoutIds;
  const participant = participantOf({ consumption_point_id, production_point_id });
  return {
    ...facts,
    payment: await findPayment(db, { projectId: facts.projectId, participant, now }),
    vatRegime: ownVat ?? (await findVatRegime(db, facts.projectId, consumption_point_id)),
    participant,
    plant: productionType && {
      ...{ productionType, powerKw },
      price: priceMin === null || priceMax === null ? null : { min: priceMin, max: priceMax },
    },
    contractToEnd:
      participant.kind === "producer" ? await findContractToEnd(db, [participant.id], dayInParis(now)) : null,
    owner: { id: ownerId, email: ownerEmail, firstName: ownerFirstName, lastName: ownerLastName },
    holder: { id: holderId, email: holderEmail, firstName: holderFirstName, lastName: holderLastName },
  };
}

/** The last day of the price that awaits the holder's answer; null when none does, or it has no last day. */
export async function findOpenPrice(db: Db, applicationId: string): Promise<string | null> {
  const row = await db
    .selectFrom("application")
    .select(priceUntil("application").as("until"))
    .where("id", "=", applicationId)
    .where(awaitingAnswer())
    .executeTakeFirst();
  return row?.until ?? null;
}

export const fullName = ({ firstName, lastName }: Pick<Party, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`;
export { quotedName as quoted } from "../../project/index.ts";

/** Where the holder follows the application. */
export const holderPage = ({ participant: { kind, id } }: Pick<ApplicationFacts, "participant">): string =>
  kind === "producer" ? pages.portfolio.to() : pages.consumerApplication.to({ consumerId: id });

/** Where the owner finds it. */
export const ownerPage = ({ participant, projectId }: ApplicationFacts, tab: ConsumerTab): string =>
  participant.kind === "producer"
    ? pages.ownerProducer.to({ projectId })
    : pages.ownerConsumers.to({ projectId, tab });
