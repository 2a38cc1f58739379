import type { SignatoryInput } from "@mec/domain/signatory";
import type { Db } from "../../db/transaction.ts";
import { signatoryIdentity } from "../../encryption/index.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";

const withSignatory = <T extends { id: string; signatory: SignatoryInput | null }>(point: T): T => ({
  ...point,
  signatory: signatoryIdentity.open(point.id, point.signatory),
});

async function readConsumptionPoints(db: Db, accountId: string) {
  const points = await db
    .selectFrom("consumption_point as point")
    .leftJoin("signatory", "signatory.consumption_point_id", "point.id")
    .select([
      "point.id",
      "point.name",
      "point.consumer_type as consumerType",
      "point.address",
      "point.annual_consumption as annualConsumption",
      "point.prm",
      "point.segment",
      "point.meter_power as meterPower",
      "point.contract",
      "point.working_hours as workingHours",
      "point.reclaims_vat as reclaimsVat",
      "point.electric_heating as electricHeating",
      "point.created_at as createdAt",
      "point.updated_at as updatedAt",
      "signatory.identity as signatory",
    ])
    .where("point.account_id", "=", accountId)
    .orderBy("point.created_at")
    .execute();
  return points.map(withSignatory);
}

async function readProductionPoints(db: Db, accountId: string) {
  const points = await db
    .selectFrom("production_point as point")
    .leftJoin("signatory", "signatory.production_point_id", "point.id")
    .select([
      "point.id",
      "point.project_id as projectId",
      "point.name",
      "point.production_type as productionType",
      "point.address",
      "point.annual_production as annualProduction",
      "point.production_power as productionPower",
      "point.prm",
      "point.connection_request_id as connectionRequestId",
      "point.is_planned as isPlanned",
      "point.vat_regime as vatRegime",
      "point.quote_eur as quoteEur",
      "point.buy_back_price as buyBackPrice",
      "point.buy_back_takes_surplus as buyBackTakesSurplus",
      "point.buy_back_surplus_offer as buyBackSurplusOffer",
      "point.purchase_contract as purchaseContract",
      "point.contract_ends_on as contractEndsOn",
      "point.sells_surplus as sellsSurplus",
      "point.segment",
      "point.price_min as priceMin",
      "point.price_max as priceMax",
      "point.created_at as createdAt",
      "point.updated_at as updatedAt",
      "signatory.identity as signatory",
    ])
    .where("point.account_id", "=", accountId)
    .orderBy("point.created_at")
    .execute();
  return points.map(withSignatory);
}

const readConsents = (db: Db, accountId: string) =>
  db
    .selectFrom("sge_consent")
    .select([
      "consumption_point_id as consumptionPointId",
      "production_point_id as productionPointId",
      "holder_name as holderName",
      "prm",
      "text_version as textVersion",
      "text_hash as textHash",
      "given_at as givenAt",
      "expires_at as expiresAt",
      "withdrawn_at as withdrawnAt",
      "ip",
      "user_agent as userAgent",
    ])
    .where("account_id", "=", accountId)
    .orderBy("given_at")
    .execute();

export const pointPersonalData = {
  inWords: [
    "points de consommation et de production, avec leur signataire",
    "consentements à la lecture de vos données de comptage",
  ],
  read: async ({ db }, { id }) => ({
    pointsDeConsommation: await readConsumptionPoints(db, id),
    pointsDeProduction: await readProductionPoints(db, id),
    consentements: await readConsents(db, id),
  }),
} satisfies PersonalData;
