import { resolve } from "node:path";
import { pages } from "@mec/api";
import { dataDirFaults, hasKeptSecret, keptSecret } from "./config/data-dir.ts";
import { demoDomain, demoSupport, readDemoAccounts } from "./config/demo-accounts.ts";
import { ConfigurationError } from "./config/faults.ts";
import { keyFaults } from "./config/key-faults.ts";
import { isPublicStart, publicStartFaults } from "./config/public-start.ts";
import {
  type Environment,
  environmentSchema,
  type Given,
  givenOf,
  type Role,
  togetherFaults,
  unfold,
  variableFaults,
} from "./config/variables.ts";
import type { PoolSizes } from "./db/connect.ts";

const withoutSlash = (url: string) => url.replace(/\/$/, "");

const dataDirOf = ({ DATA_DIR = "./data" }: Given) => resolve(DATA_DIR);

/** Read apart, for code that needs it before the rest. */
export const dataDirIn = (environment: NodeJS.ProcessEnv): string => dataDirOf(givenOf(environment));

export type { Role };

export interface Config {
  /** What this process does: answers people, does the queue's and requests' long work, or both. */
  readonly role: Role;
  readonly port: number;
  readonly host: string;
  /** Whether other machines can reach the server: https, or an address beyond loopback. */
  readonly isPublic: boolean;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How many connections a server opens at most: for answers, and for the queue and long work. */
  readonly databasePools: PoolSizes;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly geocoderUrl: string;
  readonly pvgisUrl: string;
  /** Whether a new database is filled with demonstration data. */
  readonly demo: boolean;
  readonly sessionSecret: string;
  /** The keys of what is encrypted in the database, the current one first; without them, they are kept in DATA_DIR. */
  readonly dataKey: string | undefined;
  readonly metricsToken: string | undefined;
  /** Where to report a security weakness: a mailto: or https: address. */
  readonly securityContact: string;
  /** The seal's key and certificate in PEM; without them, they are made and kept in DATA_DIR. */
  readonly seal: { readonly privateKey: string; readonly certificate: string } | undefined;
  /** The secrets that key the evidence, the newest first; without them, one is made and kept in DATA_DIR. */
  readonly evidenceKeys: readonly string[] | undefined;
  /** The time-stamping service (RFC 3161), and the certificates in PEM that it must lead to. */
  readonly timestamp: { readonly url: string; readonly certificates: string | undefined } | undefined;
  /** The antivirus (clamd) that scans uploads. */
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  /** Where files are kept; without it, in DATA_DIR. */
  readonly s3: S3Config | undefined;
  /** The signature provider; without it, people sign on our own page. */
  readonly yousign:
    | { readonly apiKey: string; readonly url: string; readonly webhookSecret: string }
    | undefined;
  /** How many seconds an invitation to sign waits for what is sent just after. */
  readonly signingMailWait: number;
  /** The billing service (Lago); without one, the ledger alone bills. */
  readonly billing: { readonly url: string; readonly apiKey: string } | undefined;
  /** Where a person finds their invoices: the billing service's site, or our own statement. */
  readonly billingAdminUrl: string;
  /** The accounts whose menu has the widget generator, in lower case. */
  readonly widgetGeneratorEmails: readonly string[];
  readonly logLevel: string;
  /** What Fastify's `trustProxy` takes: whether to trust, addresses, or a judge of each hop. */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** Cookies are Secure when the site is served by https. */
  readonly secure: boolean;
}

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  /** Where browsers reach it, when the servers' own address is one that they alone know. */
  readonly publicEndpoint: string | undefined;
}

/** Variables that must be given all together or not at all (`togetherFaults`). */
function allOrNone<N extends string>(given: Record<N, string | undefined>): Record<N, string> | undefined {
  const isWhole = Object.values(given).every((value) => value !== undefined);
  return isWhole ? (given as Record<N, string>) : undefined;
}

type SealVariables = Pick<Environment, "SEAL_KEY" | "SEAL_CERTIFICATE">;

function readSeal({ SEAL_KEY, SEAL_CERTIFICATE }: SealVariables): Config["seal"] {
  const seal = allOrNone({ SEAL_KEY, SEAL_CERTIFICATE });
  return seal && { privateKey: unfold(seal.SEAL_KEY), certificate: unfold(seal.SEAL_CERTIFICATE) };
}

const readEvidenceKeys = ({ EVIDENCE_KEY }: Environment): Config["evidenceKeys"] =>
  EVIDENCE_KEY?.split(",").map((key) => key.trim());

function readTimestamp({ TSA_URL, TSA_CERTIFICATE }: Environment): Config["timestamp"] {
  return TSA_URL === undefined
    ? undefined
    : { url: TSA_URL, certificates: TSA_CERTIFICATE && unfold(TSA_CERTIFICATE) };
}

const clamdPort = 3310;

function readClamd({ CLAMD_URL }: Environment): Config["clamd"] {
  if (CLAMD_URL === undefined) return undefined;
  const { hostname, port } = new URL(CLAMD_URL);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: port === "" ? clamdPort : Number(port) };
}

function readS3({
  STORAGE_S3_BUCKET,
  STORAGE_S3_KEY,
  STORAGE_S3_SECRET,
  ...given
}: Environment): Config["s3"] {
  const s3 = allOrNone({ STORAGE_S3_BUCKET, STORAGE_S3_KEY, STORAGE_S3_SECRET });
  return (
    s3 && {
      bucket: s3.STORAGE_S3_BUCKET,
      accessKeyId: s3.STORAGE_S3_KEY,
      secretAccessKey: s3.STORAGE_S3_SECRET,
      region: given.STORAGE_S3_REGION,
      endpoint: given.STORAGE_S3_ENDPOINT,
      publicEndpoint: given.STORAGE_S3_PUBLIC_ENDPOINT,
    }
  );
}

function readYousign({
  YOUSIGN_API_KEY,
  YOUSIGN_WEBHOOK_SECRET,
  YOUSIGN_URL,
}: Environment): Config["yousign"] {
  const yousign = allOrNone({ YOUSIGN_API_KEY, YOUSIGN_WEBHOOK_SECRET });
  return (
    yousign && {
      apiKey: yousign.YOUSIGN_API_KEY,
      webhookSecret: yousign.YOUSIGN_WEBHOOK_SECRET,
      url: withoutSlash(YOUSIGN_URL),
    }
  );
}

/** `true`, `none`, a number of hops, or the proxies' addresses. */
function readTrustProxy(value: string | undefined): Config["trustProxy"] {
  if (value === undefined || value === "false" || value === "none") return false;
  if (value === "true") return true;
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_, hop) => hop < hops;
}

function readBilling({ BILLING_URL, BILLING_API_KEY }: Environment): Config["billing"] {
  const billing = allOrNone({ BILLING_URL, BILLING_API_KEY });
  return billing && { url: withoutSlash(billing.BILLING_URL), apiKey: billing.BILLING_API_KEY };
}

/** Unless given: the demonstration's owner and support, else nobody. */
function readWidgetGeneratorEmails(given: string | undefined, isDemo: boolean): string[] {
  if (given === undefined) return isDemo ? [`porteur@${demoDomain}`, demoSupport] : [];
  return given.split(",").map((address) => address.trim().toLowerCase());
}

function toConfig(given: Environment, dataDir: string, isPublic: boolean): Config {
  const publicUrl = withoutSlash(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`);
  const demoByDefault = given.DATABASE_URL === undefined && !isPublic;
  const demo = given.DEMO === undefined ? demoByDefault : given.DEMO === "1";
  return {
    role: given.ROLE,
    port: given.PORT,
    host: given.HOST,
    isPublic,
    publicUrl,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    databasePools: { answers: given.DATABASE_POOL, background: given.DATABASE_BACKGROUND_POOL },
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    geocoderUrl: withoutSlash(given.GEOCODER_URL),
    pvgisUrl: withoutSlash(given.PVGIS_URL),
    demo,
    sessionSecret: given.SESSION_SECRET ?? keptSecret(dataDir),
    dataKey: given.DATA_KEY,
    metricsToken: given.METRICS_TOKEN,
    securityContact: given.SECURITY_CONTACT ?? `mailto:securite@${new URL(publicUrl).hostname}`,
    seal: readSeal(given),
    evidenceKeys: readEvidenceKeys(given),
    timestamp: readTimestamp(given),
    clamd: readClamd(given),
    s3: readS3(given),
    yousign: readYousign(given),
    signingMailWait: given.SIGNING_MAIL_WAIT,
    billing: readBilling(given),
    billingAdminUrl: given.BILLING_ADMIN_URL ?? publicUrl + pages.services.to({}, { hash: "mes-factures" }),
    widgetGeneratorEmails: readWidgetGeneratorEmails(given.WIDGET_GENERATOR_EMAILS, demo),
    logLevel: given.LOG_LEVEL,
    trustProxy: readTrustProxy(given.TRUST_PROXY),
    secure: publicUrl.startsWith("https:"),
  };
}

/** Every fault of the environment that can be found before anything is opened. */
export function environmentFaults(environment: NodeJS.ProcessEnv): string[] {
  const given = givenOf(environment);
  const dataDir = dataDirOf(given);
  const startFacts = {
    given,
    hasKeptSecret: hasKeptSecret(dataDir),
    hasDemoAccounts: readDemoAccounts(dataDir) !== null,
  };
  return [
    ...variableFaults(given),
    ...togetherFaults(given),
    ...keyFaults({ given, dataDir, seal: readSeal(given) }),
    ...publicStartFaults(startFacts),
    ...dataDirFaults(dataDir),
  ];
}

/**
 * Reads the environment; every default works without secret or network.
 * @throws ConfigurationError that names each wrong variable, and each that a server reachable by others
 * needs.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const faults = environmentFaults(environment);
  if (faults.length > 0) throw new ConfigurationError(faults);
  const given = givenOf(environment);
  return toConfig(environmentSchema.parse(given), dataDirOf(given), isPublicStart(given));
}
