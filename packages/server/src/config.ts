import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { paths } from "@mec/api";
import * as z from "zod";

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Mon énergie collective <ne-pas-repondre@monenergiecollective.example>"),
  GEOCODER_URL: z.url().default("https://data.geopf.fr/geocodage"),
  PVGIS_URL: z.url().default("https://re.jrc.ec.europa.eu/api/v5_3"),
  DEMO: z.enum(["0", "1"]).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SEAL_KEY: z.string().optional(),
  SEAL_CERTIFICATE: z.string().optional(),
  STORAGE_S3_BUCKET: z.string().optional(),
  STORAGE_S3_KEY: z.string().optional(),
  STORAGE_S3_SECRET: z.string().optional(),
  STORAGE_S3_REGION: z.string().default("eu-west-3"),
  STORAGE_S3_ENDPOINT: z.url().optional(),
  YOUSIGN_API_KEY: z.string().optional(),
  YOUSIGN_WEBHOOK_SECRET: z.string().optional(),
  YOUSIGN_URL: z.url().default("https://api.yousign.app/v3"),
  BILLING_URL: z.url().optional(),
  BILLING_API_KEY: z.string().optional(),
  BILLING_ADMIN_URL: z.url().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: z.string().optional(),
});

type Environment = z.infer<typeof environmentSchema>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly geocoderUrl: string;
  readonly pvgisUrl: string;
  /** Whether a new database is filled with demonstration data. */
  readonly demo: boolean;
  readonly sessionSecret: string;
  readonly metricsToken: string | undefined;
  /** The seal's key and certificate in PEM; without them, they are made and kept in DATA_DIR. */
  readonly seal: { readonly privateKey: string; readonly certificate: string } | undefined;
  /** Where files are kept; without it, in DATA_DIR. */
  readonly s3: S3Config | undefined;
  /** Who has documents signed; without it, people sign on our own page. */
  readonly yousign:
    | { readonly apiKey: string; readonly url: string; readonly webhookSecret: string }
    | undefined;
  /** The billing service (Lago); without one, the ledger alone bills. */
  readonly billing: { readonly url: string; readonly apiKey: string } | undefined;
  /** Where a person finds their invoices: the billing service's site, or our own statement. */
  readonly billingAdminUrl: string;
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
}

/** Variables of which all or none are given. @throws Error that names those that are missing. */
function allOrNone<N extends string>(given: Record<N, string | undefined>): Record<N, string> | undefined {
  const names = Object.keys(given) as N[];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new Error(`${names.join(", ")} go together; missing: ${missing.join(", ")}.`);
  return given as Record<N, string>;
}

/** PEM in one line, as some tools want variables, has its line ends written \\n. */
const unfold = (pem: string) => pem.replaceAll("\\n", "\n");

function readSeal({ SEAL_KEY, SEAL_CERTIFICATE }: Environment): Config["seal"] {
  const seal = allOrNone({ SEAL_KEY, SEAL_CERTIFICATE });
  return seal && { privateKey: unfold(seal.SEAL_KEY), certificate: unfold(seal.SEAL_CERTIFICATE) };
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
      url: YOUSIGN_URL.replace(/\/$/, ""),
    }
  );
}

/** `true`, a number of hops, or the proxies' addresses. */
function readTrustProxy(value: string | undefined): Config["trustProxy"] {
  if (value === undefined || value === "false") return false;
  if (value === "true") return true;
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_, hop) => hop < hops;
}

/** A secret made at the first start and kept in DATA_DIR, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function readBilling({ BILLING_URL, BILLING_API_KEY }: Environment): Config["billing"] {
  const billing = allOrNone({ BILLING_URL, BILLING_API_KEY });
  return billing && { url: billing.BILLING_URL.replace(/\/$/, ""), apiKey: billing.BILLING_API_KEY };
}

/**
 * Reads the environment; every default works without secret or network.
 * @throws ZodError that names the variable that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = environmentSchema.parse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")),
  );
  const dataDir = resolve(given.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/$/, "");
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    geocoderUrl: given.GEOCODER_URL.replace(/\/$/, ""),
    pvgisUrl: given.PVGIS_URL.replace(/\/$/, ""),
    demo: given.DEMO === undefined ? given.DATABASE_URL === undefined : given.DEMO === "1",
    sessionSecret: given.SESSION_SECRET ?? keptSecret(dataDir),
    metricsToken: given.METRICS_TOKEN,
    seal: readSeal(given),
    s3: readS3(given),
    yousign: readYousign(given),
    billing: readBilling(given),
    billingAdminUrl: given.BILLING_ADMIN_URL ?? publicUrl + paths.statement,
    logLevel: given.LOG_LEVEL,
    trustProxy: readTrustProxy(given.TRUST_PROXY),
    secure: publicUrl.startsWith("https:"),
  };
}
