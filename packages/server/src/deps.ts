import type { BaseLogger } from "pino";
import type { Config } from "./config.ts";
import type { Database, PoolUse } from "./db/connect.ts";
import type { Listen } from "./db/listening.ts";
import type { Antivirus } from "./gateways/antivirus/port.ts";
import type { Billing } from "./gateways/billing/port.ts";
import type { Geocoder } from "./gateways/geocoder/port.ts";
import type { Mailer } from "./gateways/mail/port.ts";
import type { SolarData } from "./gateways/meter-data/port.ts";
import type { SignatureProvider } from "./gateways/signature/port.ts";
import type { Storage } from "./gateways/storage/port.ts";
import type { Timestamps } from "./gateways/timestamp/port.ts";
import type { Queue } from "./jobs/queue.ts";
import type { Limits } from "./limits/limits.ts";
import type { LongWork } from "./long-work/long-work.ts";
import type { Meeting } from "./meeting/meeting.ts";
import type { EvidenceKeys, SealKey } from "./seal/index.ts";
import type { Workers } from "./workers/pool.ts";

/** What handlers and reactions are given. Nothing here knows of HTTP. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  /** Listens for notifications of commits, on whichever node they were made. */
  readonly listen: Listen;
  /** How the database's connections are used. */
  readonly pools: () => PoolUse[];
  readonly queue: Queue;
  readonly limits: Limits;
  readonly geocoder: Geocoder;
  readonly mailer: Mailer;
  readonly storage: Storage;
  readonly signature: SignatureProvider;
  /** The key that seals signed papers. */
  readonly sealKey: SealKey;
  /** The keys of the signatures' evidence. */
  readonly evidenceKeys: EvidenceKeys;
  readonly timestamps: Timestamps;
  readonly antivirus: Antivirus;
  readonly solarData: SolarData;
  readonly billing: Billing;
  readonly workers: Workers;
  /** What requests may leave to a worker node. */
  readonly longWork: LongWork;
  /** What the features do for one another. */
  readonly meeting: Meeting;
  readonly now: () => Date;
  readonly log: Pick<BaseLogger, "info" | "warn" | "error">;
}

/** The signed-in person who makes the request. */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  /** The rights of the session: a role gives none before a second factor was proven in it. */
  readonly roles: readonly "support"[];
  readonly secondFactorRequired: boolean;
  /** When the person last proved, in this session, to be the account's owner. */
  readonly confirmedAt: Date | null;
}

/** Where a request came from: kept as evidence with consents and sessions. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}
