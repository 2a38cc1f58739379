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
  BILLING_URL: z.url().optional(),
  BILLING_API_KEY: z.string().optional(),
  BILLING_ADMIN_URL: z.url().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: z.string().optional(),
});

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

/** @throws Error when one of the two is given without the other. */
function readBilling(url: string | undefined, apiKey: string | undefined): Config["billing"] {
  if (url === undefined && apiKey === undefined) return undefined;
  if (url === undefined || apiKey === undefined) {
    throw new Error("BILLING_URL and BILLING_API_KEY go together.");
  }
  return { url: url.replace(/\/$/, ""), apiKey };
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
    billing: readBilling(given.BILLING_URL, given.BILLING_API_KEY),
    billingAdminUrl: given.BILLING_ADMIN_URL ?? publicUrl + paths.services,
    logLevel: given.LOG_LEVEL,
    trustProxy: readTrustProxy(given.TRUST_PROXY),
    secure: publicUrl.startsWith("https:"),
  };
}
