import type {
  ConsentEnd,
  ConsumerType,
  Contract,
  MeterPower,
  ParticipantKind,
  ProductionType,
  PurchaseContract,
  Segment,
  ToldOfContract,
  WorkingHours,
} from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, NullableJson, Place } from "../../db/columns.ts";

/** The table of the points of each kind of participant. */
export const pointTable = {
  consumer: "consumption_point",
  producer: "production_point",
} as const satisfies Record<ParticipantKind, string>;

interface ConsumptionPointTable extends Place {
  id: Generated<string>;
  account_id: string;
  name: string;
  consumer_type: ConsumerType;
  /** kWh, 0 when unknown. */
  annual_consumption: number;
  prm: string | null;
  segment: Segment;
  /** kVA; null when its holder did not say, and of a larger connection. */
  meter_power: Generated<MeterPower | null>;
  contract: NullableJson<Contract>;
  /** Of a business; null when its holder did not say. */
  working_hours: Generated<WorkingHours | null>;
  /** Whether a business gets the VAT of its bills back; null when its holder did not say. */
  reclaims_vat: Generated<boolean | null>;
  /** Whether a home heats with electricity; null when its holder did not say. */
  electric_heating: Generated<boolean | null>;
  created_at: Instant;
  updated_at: Instant;
}

interface ProductionPointTable extends Place {
  id: Generated<string>;
  account_id: string;
  project_id: string | null;
  name: string;
  production_type: ProductionType;
  /** kWh, 0 when unknown. */
  annual_production: number;
  /** kWc. */
  production_power: number | null;
  prm: string | null;
  connection_request_id: string | null;
  /** Null when the holder did not say. */
  is_planned: Generated<boolean | null>;
  /** Whether its seller adds VAT to his price; null as long as he has not said it. */
  vat_regime: Generated<SellerVat | null>;
  /** When he last said it otherwise. */
  vat_said_at: Generated<Date | null>;
  /** What he said before, each until when, the oldest first; without `vatRegime` what was not kept. */
  former_vat: Generated<{
    readonly said: readonly { readonly until: string; readonly vatRegime?: SellerVat | null }[];
  }>;
  /** € that its panels cost, as their quote says; null without one. */
  quote_eur: Generated<number | null>;
  /** €/kWh without VAT that its purchase contract pays, and whether its buyer takes what sharing leaves; both null where none is told. */
  buy_back_price: Generated<number | null>;
  buy_back_takes_surplus: Generated<boolean | null>;
  /** €/kWh without VAT that a buyer offers for what sharing leaves, else; null where none is told. */
  buy_back_surplus_offer: Generated<number | null>;
  /** Whether it runs, and since when; null as long as its holder has not said. */
  purchase_contract: Generated<PurchaseContract | null>;
  /** When its holder last said another than before. */
  purchase_contract_said_at: NullableInstant;
  /** YYYY-MM-DD: when the one that is none any more has ended, or ends. */
  contract_ends_on: Generated<string | null>;
  /** When its holder last said that day, and when the project's owner was told that it is over. */
  contract_end_said_at: NullableInstant;
  contract_end_told_at: NullableInstant;
  /** What the owner of its project and its buyers were last told of its contract; null before it was said otherwise there. */
  contract_told: Generated<ToldOfContract | null>;
  /** Whether a purchase contract keeps it from sharing (`barringContract`), as of its project's last change or of today's daily work. */
  is_barred: Generated<boolean>;
  /** Whether but a surplus is sold today; null as long as its holder has not said. */
  sells_surplus: Generated<boolean | null>;
  segment: Segment;
  /** €/kWh HT; both null when the electricity is given. */
  price_min: number | null;
  price_max: number | null;
  created_at: Instant;
  updated_at: Instant;
}

interface SgeConsentTable {
  id: Generated<string>;
  consumption_point_id: string | null;
  production_point_id: string | null;
  account_id: string;
  holder_name: string;
  prm: string;
  text_version: string;
  /** SHA-256 of the text that was shown, in hexadecimal. */
  text_hash: string;
  given_at: Instant;
  expires_at: Instant;
  withdrawn_at: NullableInstant;
  /** What it ended with before its twelve months; null of the others, and where that was not kept. */
  ended_with: Generated<ConsentEnd | null>;
  reminded_at: NullableInstant;
  ip: string;
  user_agent: string;
}

declare module "../../db/schema.ts" {
  interface Schema {
    consumption_point: ConsumptionPointTable;
    production_point: ProductionPointTable;
    sge_consent: SgeConsentTable;
  }
}
