import { isIP } from "node:net";
import { emailSchema } from "@mec/domain/shared";
import * as z from "zod";
import { holdsCertificates } from "../seal/certificates.ts";

const webUrl = z.url({ protocol: /^https?$/ });
/** A link signs the host it is read at; a path before the bucket's name would be signed, and then lost at the proxy. */
const hostOnly = webUrl.refine((value) => ["", "/"].includes(new URL(value).pathname));
const proxyNames = ["true", "false", "none", "loopback", "linklocal", "uniquelocal"];

/** "10.0.0.0/8", "::1" */
function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

const isTrustProxy = (value: string) =>
  /^\d$/.test(value) ||
  value.split(",").every((part) => proxyNames.includes(part.trim()) || isNetwork(part.trim()));

const shortestKey = 32;

const areDataKeys = (value: string) =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((key) => /^[0-9a-f]{64}$/i.test(key));

const areMailboxes = (value: string) =>
  value.split(",").every((address) => emailSchema.safeParse(address.trim()).success);

const areKeys = (value: string) => value.split(",").every((key) => key.trim().length >= shortestKey);

/** PEM in one line, as some tools want variables, has its line ends written \\n. */
export const unfold = (pem: string) => pem.replaceAll("\\n", "\n");

/** With one connection, work that needs a second one would wait for itself. */
const poolSize = z.coerce.number().int().min(2).max(200);

const roles = ["all", "web", "worker"] as const;
export type Role = (typeof roles)[number];

export const environmentSchema = z.object({
  ROLE: z.enum(roles).default("all"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: poolSize.default(10),
  DATABASE_BACKGROUND_POOL: poolSize.default(5),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@<>]+@[^\s@<>]+/)
    .default("Mon énergie collective <ne-pas-repondre@monenergiecollective.example>"),
  GEOCODER_URL: webUrl.default("https://data.geopf.fr/geocodage"),
  PVGIS_URL: webUrl.default("https://re.jrc.ec.europa.eu/api/v5_3"),
  DEMO: z.enum(["0", "1"]).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  DATA_KEY: z.string().refine(areDataKeys).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  SEAL_KEY: z.string().optional(),
  SEAL_CERTIFICATE: z.string().optional(),
  EVIDENCE_KEY: z.string().refine(areKeys).optional(),
  TSA_URL: webUrl.optional(),
  TSA_CERTIFICATE: z
    .string()
    .refine((value) => holdsCertificates(unfold(value)))
    .optional(),
  CLAMD_URL: z.url({ protocol: /^tcp$/, hostname: /./ }).optional(),
  STORAGE_S3_BUCKET: z.string().optional(),
  STORAGE_S3_KEY: z.string().optional(),
  STORAGE_S3_SECRET: z.string().optional(),
  STORAGE_S3_REGION: z.string().default("eu-west-3"),
  STORAGE_S3_ENDPOINT: webUrl.optional(),
  STORAGE_S3_PUBLIC_ENDPOINT: hostOnly.optional(),
  YOUSIGN_API_KEY: z.string().optional(),
  YOUSIGN_WEBHOOK_SECRET: z.string().optional(),
  YOUSIGN_URL: webUrl.default("https://api.yousign.app/v3"),
  SIGNING_MAIL_WAIT: z.coerce.number().int().min(0).max(600).default(60),
  BILLING_URL: webUrl.optional(),
  BILLING_API_KEY: z.string().optional(),
  BILLING_ADMIN_URL: webUrl.optional(),
  WIDGET_GENERATOR_EMAILS: z.string().refine(areMailboxes).optional(),
  BACKUP_PASSPHRASE: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: z.string().refine(isTrustProxy).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
type VariableName = keyof Environment;

/** Variables that are given, and not empty. */
export type Given = Readonly<Partial<Record<VariableName, string>>>;

export const givenOf = (environment: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value));

const url = "une adresse qui commence par https:// ou http://";

/** What each variable must be, for those that can be wrong. */
const expected: Partial<Record<VariableName, string>> = {
  ROLE: "all (par défaut), web (répond aux personnes) ou worker (fait le travail de fond)",
  PORT: "un numéro de port, de 0 à 65535",
  PUBLIC_URL: url,
  DATABASE_URL: "une adresse de la forme postgres://utilisateur:motdepasse@hôte:5432/base",
  DATABASE_POOL: "un nombre de connexions, de 2 à 200",
  DATABASE_BACKGROUND_POOL: "un nombre de connexions, de 2 à 200",
  SMTP_URL: "une adresse de la forme smtp://utilisateur:motdepasse@hôte:587 ou smtps://…:465",
  MAIL_FROM: "une adresse e-mail, seule ou de la forme Nom <adresse>",
  GEOCODER_URL: url,
  PVGIS_URL: url,
  DEMO: "0 (aucune donnée de démonstration) ou 1",
  SESSION_SECRET: "32 caractères au hasard ou plus (openssl rand -hex 32)",
  DATA_KEY: "32 octets en hexadécimal (openssl rand -hex 32), chaque clé séparée par une virgule",
  BACKUP_PASSPHRASE: "16 caractères au hasard ou plus (openssl rand -hex 32)",
  METRICS_TOKEN: "16 caractères au hasard ou plus (openssl rand -hex 16)",
  SECURITY_CONTACT: "une adresse qui commence par mailto: ou https://",
  EVIDENCE_KEY: "32 caractères au hasard ou plus (openssl rand -hex 32), chaque clé séparée par une virgule",
  TSA_URL: url,
  TSA_CERTIFICATE: "un ou plusieurs certificats en PEM (-----BEGIN CERTIFICATE-----…)",
  CLAMD_URL: "une adresse de la forme tcp://hôte:3310",
  STORAGE_S3_ENDPOINT: url,
  STORAGE_S3_PUBLIC_ENDPOINT: `${url}, sans chemin, où les navigateurs joignent le stockage`,
  YOUSIGN_URL: url,
  SIGNING_MAIL_WAIT: "un nombre de secondes, de 0 à 600",
  BILLING_URL: url,
  BILLING_ADMIN_URL: url,
  WIDGET_GENERATOR_EMAILS: "des adresses e-mail séparées par des virgules",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace ou silent",
  TRUST_PROXY: "un nombre de relais (1), leurs adresses (10.0.0.0/8, ::1), ou none",
};

/** Their values may hold a password: they are never shown. */
const secrets: readonly VariableName[] = [
  "DATABASE_URL",
  "SMTP_URL",
  "SESSION_SECRET",
  "DATA_KEY",
  "EVIDENCE_KEY",
  "METRICS_TOKEN",
  "BACKUP_PASSPHRASE",
  "SEAL_KEY",
  "STORAGE_S3_SECRET",
  "YOUSIGN_API_KEY",
  "YOUSIGN_WEBHOOK_SECRET",
  "BILLING_API_KEY",
];

/** An address may hold a name and a password. */
const withoutPassword = (value: string) => value.replace(/\/\/.*@/, "//…@");

const shown = (name: VariableName, given: Given) =>
  secrets.includes(name)
    ? name
    : `${name}=${withoutPassword(given[name] ?? "")
        .replace(/\s+/g, " ")
        .slice(0, 100)}`;

/** The variables that are wrong by themselves. */
export function variableFaults(given: Given): string[] {
  const { error } = environmentSchema.safeParse(given);
  const names = new Set((error?.issues ?? []).map(({ path }) => path[0] as VariableName));
  return [...names].map(
    (name) => `${shown(name, given)}\u00a0: il faut ${expected[name] ?? "une autre valeur"}.`,
  );
}

const together: readonly (readonly VariableName[])[] = [
  ["SEAL_KEY", "SEAL_CERTIFICATE"],
  ["STORAGE_S3_BUCKET", "STORAGE_S3_KEY", "STORAGE_S3_SECRET"],
  ["YOUSIGN_API_KEY", "YOUSIGN_WEBHOOK_SECRET"],
  ["BILLING_URL", "BILLING_API_KEY"],
];

/** The embedded database takes one process, which does all. */
const roleFaults = ({ ROLE, DATABASE_URL }: Given): string[] =>
  (ROLE !== "web" && ROLE !== "worker") || DATABASE_URL !== undefined
    ? []
    : [`ROLE=${ROLE} va avec DATABASE_URL\u00a0: la base embarquée n’a qu’un serveur, qui fait tout.`];

/** Variables that go together, of which some are given and some are missing. */
export function togetherFaults(given: Given): string[] {
  return [...roleFaults(given), ...groupFaults(given), ...publicEndpointFaults(given)];
}

/** Browsers do not follow a link from a page of https to plain http. */
function publicEndpointFaults(given: Given): string[] {
  const { STORAGE_S3_PUBLIC_ENDPOINT: browsers, STORAGE_S3_ENDPOINT: servers, PUBLIC_URL } = given;
  if (browsers === undefined) return [];
  const faults: string[] = [];
  if (servers === undefined)
    faults.push(
      "STORAGE_S3_PUBLIC_ENDPOINT va avec STORAGE_S3_ENDPOINT\u00a0: donnez aussi l’adresse où les serveurs joignent le stockage.",
    );
  if (PUBLIC_URL?.toLowerCase().startsWith("https:") && browsers.toLowerCase().startsWith("http:"))
    faults.push(
      "STORAGE_S3_PUBLIC_ENDPOINT commence par http://, et PUBLIC_URL par https://\u00a0: les navigateurs n’ouvriraient aucun fichier\u00a0; donnez une adresse https://.",
    );
  return faults;
}

function groupFaults(given: Given): string[] {
  return together.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${names.join(", ")} vont ensemble\u00a0: donnez aussi ${missing.join(", ")}.`];
  });
}
