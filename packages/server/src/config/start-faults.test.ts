import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { environmentFaults, readConfig } from "../config.ts";
import { connectEmbedded } from "../db/connect.ts";
import { openStorage } from "../gateways/storage/index.ts";
import { hasDevMailbox } from "../http/dev-mailbox.ts";
import { tellUnreached } from "../reach.ts";
import { openDatabase } from "../start.ts";
import { keepPrivate } from "./data-dir.ts";
import { ConfigurationError } from "./faults.ts";
import { lostKeyFaults } from "./lost-keys.ts";
import { databaseFaults, openingFaults } from "./opening.ts";
import { demoAccountsFault } from "./public-start.ts";

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "mec-config-"));
});

const safe = {
  PUBLIC_URL: "https://energie.exemple.fr",
  SMTP_URL: "smtp://facteur:secret-du-facteur@courrier.exemple.fr:587",
  TRUST_PROXY: "1",
  SESSION_SECRET: "s".repeat(32),
};
const storage = { STORAGE_S3_BUCKET: "papiers", STORAGE_S3_KEY: "clé", STORAGE_S3_SECRET: "secret" };
const faults = (environment: Record<string, string | undefined>) =>
  environmentFaults({ DATA_DIR, ...environment });

describe("a server that others can reach", () => {
  it.each<[string, Record<string, string | undefined>, RegExp]>([
    ["no mail server", { SMTP_URL: undefined }, /^SMTP_URL manque.*donnez smtp:/],
    ["an empty mail server", { SMTP_URL: "" }, /^SMTP_URL manque/],
    ["demonstration data", { DEMO: "1" }, /^DEMO=1 .*mettez DEMO=0/],
    ["nothing said of its proxies", { TRUST_PROXY: undefined }, /^TRUST_PROXY manque.*none/],
    ["any proxy believed", { TRUST_PROXY: "true" }, /^TRUST_PROXY=true croit.*donnez le nombre/],
    ["any proxy believed, among others", { TRUST_PROXY: "10.0.0.1, true" }, /^TRUST_PROXY=true croit/],
    ["no secret", { SESSION_SECRET: undefined }, /^SESSION_SECRET manque.*openssl rand/],
  ])("does not start with %s", (_, change, fault) => {
    for (const reached of [
      {},
      { PUBLIC_URL: undefined, HOST: "0.0.0.0" },
      { PUBLIC_URL: undefined, HOST: "::" },
    ]) {
      expect(faults({ ...safe, ...reached, ...change })).toEqual([expect.stringMatching(fault)]);
    }
  });

  it("does not start where the demonstration was loaded", () => {
    writeFileSync(join(DATA_DIR, "demo-accounts.txt"), "  support@demo.example");
    expect(faults(safe)).toEqual([demoAccountsFault]);
  });

  it("names all its faults at once, and makes no secret on the way", () => {
    expect(faults({ PUBLIC_URL: safe.PUBLIC_URL, DEMO: "1" })).toHaveLength(4);
    expect(() => readConfig({ DATA_DIR, PUBLIC_URL: safe.PUBLIC_URL })).toThrow("SMTP_URL");
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["behind one proxy", {}],
    ["behind proxies that are named", { TRUST_PROXY: "10.0.0.0/8, ::1" }],
    ["without any proxy, as its operator says", { TRUST_PROXY: "none" }],
    ["by http beyond loopback", { PUBLIC_URL: "http://192.168.1.4:3000", HOST: "0.0.0.0" }],
  ])("starts when it is safe: %s", (_, change) => {
    expect(faults({ ...safe, ...change })).toEqual([]);
    const config = readConfig({ DATA_DIR, ...safe, ...change });
    expect(config).toMatchObject({ isPublic: true, demo: false });
    expect(hasDevMailbox(config)).toBe(false);
  });

  it("starts with the secret that an earlier start kept", () => {
    readConfig({ DATA_DIR });
    expect(faults({ ...safe, SESSION_SECRET: undefined })).toEqual([]);
  });
});

describe("a database that holds accounts of the demonstration", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });

  it("starts no server that others can reach", async () => {
    const { db } = server.deps;
    await server.signedUp();
    expect(await databaseFaults(db, true)).toEqual([]);
    await server.signedUp({ email: "support@demo.example" });
    expect(await databaseFaults(db, true)).toEqual([demoAccountsFault]);
    expect(await databaseFaults(db, false)).toEqual([]);
  });
});

describe("a server of this machine alone", () => {
  it.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["an address of this machine", { HOST: "127.0.0.2", PUBLIC_URL: "http://localhost:3000" }],
    ["a loopback of IPv6", { HOST: "::1" }],
  ])("starts with %s: demonstration, mailbox, its own secret", (_, environment) => {
    expect(faults(environment)).toEqual([]);
    const config = readConfig({ DATA_DIR, ...environment });
    expect(config).toMatchObject({ isPublic: false, demo: true });
    expect(hasDevMailbox(config)).toBe(true);
  });
});

describe("a variable that is wrong", () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: "trois" }, /^PORT=trois\u00a0: il faut un numéro de port/],
    [{ PORT: "70000" }, /^PORT=70000\u00a0: il faut/],
    [{ PUBLIC_URL: "energie.exemple.fr" }, /^PUBLIC_URL=energie\.exemple\.fr\u00a0: il faut une adresse/],
    [{ DATABASE_URL: "pasdeurl" }, /^DATABASE_URL\u00a0: il faut .*postgres:\/\//],
    [{ DATABASE_URL: "mysql://moi:motdepasse@hote/base" }, /^DATABASE_URL\u00a0: il faut (?!.*moi:)/],
    [{ SMTP_URL: "pas-une-url" }, /^SMTP_URL\u00a0: il faut .*smtp:\/\//],
    [{ TRUST_PROXY: "oui" }, /^TRUST_PROXY=oui\u00a0: il faut .*none/],
    [{ TRUST_PROXY: "10.0.0.0/64" }, /^TRUST_PROXY=10\.0\.0\.0\/64\u00a0: il faut/],
    [{ SESSION_SECRET: "court" }, /^SESSION_SECRET\u00a0: il faut 32 caractères/],
    [{ METRICS_TOKEN: "court" }, /^METRICS_TOKEN\u00a0: il faut 16 caractères/],
    [{ ROLE: "ouvrier" }, /^ROLE=ouvrier\u00a0: il faut all .*web .*worker/],
    [{ ROLE: "worker" }, /^ROLE=worker va avec DATABASE_URL/],
    [{ ROLE: "web" }, /^ROLE=web va avec DATABASE_URL/],
    [{ DEMO: "oui" }, /^DEMO=oui\u00a0: il faut 0/],
    [{ DATA_KEY: "secret-trop-court" }, /^DATA_KEY\u00a0: il faut 32 octets en hexadécimal/],
    [{ BACKUP_PASSPHRASE: "court" }, /^BACKUP_PASSPHRASE\u00a0: il faut 16 caractères/],
    [
      { GEOCODER_URL: "ftp://moi:motdepasse@hote" },
      /^GEOCODER_URL=ftp:\/\/…@hote\u00a0: il faut une adresse/,
    ],
    [
      { SEAL_KEY: "secret", SEAL_CERTIFICATE: "rien" },
      /^SEAL_KEY, SEAL_CERTIFICATE\u00a0: cette clé ne peut pas sceller.*PEM/,
    ],
    [
      { TSA_URL: "https://horodatage.exemple.fr", TSA_CERTIFICATE: "rien\nde plus" },
      /^TSA_CERTIFICATE=rien de plus\u00a0: il faut un ou plusieurs certificats en PEM/,
    ],
    [
      {
        TSA_URL: "https://horodatage.exemple.fr",
        TSA_CERTIFICATE: "-----BEGIN CERTIFICATE-----\\nAAAA\\n-----END CERTIFICATE-----",
      },
      /^TSA_CERTIFICATE=.*il faut un ou plusieurs certificats/,
    ],
    [{ LOG_LEVEL: "bavard" }, /^LOG_LEVEL=bavard\u00a0: il faut fatal/],
    [{ SECURITY_CONTACT: "moi" }, /^SECURITY_CONTACT=moi\u00a0: il faut/],
    [{ STORAGE_S3_BUCKET: "papiers" }, /vont ensemble\u00a0: donnez aussi STORAGE_S3_KEY, STORAGE_S3_SECRET/],
    [
      { ...storage, STORAGE_S3_PUBLIC_ENDPOINT: "https://fichiers.exemple.fr" },
      /^STORAGE_S3_PUBLIC_ENDPOINT va avec STORAGE_S3_ENDPOINT\u00a0: donnez/,
    ],
    [
      {
        ...storage,
        STORAGE_S3_ENDPOINT: "http://s3:1",
        STORAGE_S3_PUBLIC_ENDPOINT: "https://exemple.fr/fichiers",
      },
      /^STORAGE_S3_PUBLIC_ENDPOINT=https:\/\/exemple.fr\/fichiers\u00a0: il faut une adresse .*sans chemin/,
    ],
    [
      {
        ...safe,
        ...storage,
        STORAGE_S3_ENDPOINT: "http://s3:1",
        STORAGE_S3_PUBLIC_ENDPOINT: "http://fichiers.exemple.fr",
      },
      /^STORAGE_S3_PUBLIC_ENDPOINT commence par http:.*donnez une adresse https:/,
    ],
  ])("is named in one French line with its mend: %j", (environment, line) => {
    const found = faults(environment);
    expect(found).toEqual([expect.stringMatching(line)]);
    expect(found.join()).not.toMatch(/\n/);
  });

  it("is told with all the others", () => {
    expect(faults({ PORT: "x", TRUST_PROXY: "oui", SMTP_URL: "y", HOST: "0.0.0.0" })).toHaveLength(4);
  });

  it.each(["false", "none", "0", "2", "127.0.0.1", "loopback, 10.0.0.0/8", "fd00::/8"])(
    "is not TRUST_PROXY=%s",
    (value) => expect(faults({ TRUST_PROXY: value })).toEqual([]),
  );
});

describe("the folder of data", () => {
  it("is said to be no folder that can be written", () => {
    const file = join(DATA_DIR, "a-file");
    writeFileSync(file, "");
    expect(faults({ DATA_DIR: join(file, "data") })).toEqual([
      expect.stringMatching(/^DATA_DIR=.*ne peut pas être écrit \(ENOTDIR\).*donnez-en un/),
    ]);
  });

  it("is made with those it lies in, and nothing of the trial stays", () => {
    const folder = join(DATA_DIR, "a", "b");
    expect(faults({ DATA_DIR: folder })).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(!existsSync("/proc/self")).each(["/proc", "/proc/x", "/proc/x/y"])(
    "is said to be on what keeps no files, and the start ends: %s",
    (folder) => {
      expect(faults({ DATA_DIR: folder })).toEqual([
        expect.stringMatching(/^DATA_DIR=\/proc.*ne peut pas être écrit \(E[A-Z]+\).*qui garde des fichiers/),
      ]);
    },
  );

  const umask = process.umask();
  afterEach(() => {
    process.umask(umask);
  });
  const rights = (path: string) => (statSync(join(DATA_DIR, path)).mode & 0o777).toString(8);

  it("is closed to others, with what was left open in it and what is written from then on", () => {
    for (const folder of ["", "mails", "files", "files/ab"])
      mkdirSync(join(DATA_DIR, folder), { recursive: true });
    for (const file of ["mails/a.eml", "files/ab/a.pdf", "seal.pem"]) writeFileSync(join(DATA_DIR, file), "");
    keepPrivate(DATA_DIR, () => {
      throw new Error("it cannot");
    });
    writeFileSync(join(DATA_DIR, "later"), "");
    for (const folder of ["", "mails", "files", "files/ab"])
      expect([folder, rights(folder)]).toEqual([folder, "700"]);
    for (const file of ["mails/a.eml", "files/ab/a.pdf", "seal.pem", "later"]) {
      expect([file, rights(file)]).toEqual([file, "600"]);
    }
  });
});

describe("a folder of data that is broken", () => {
  it.each([
    ["data-keys", "à moitié"],
    ["evidence.key", ""],
    ["seal.pem", "-----BEGIN PRIVATE KEY-----"],
  ])("is said by its file: %s", (name, text) => {
    writeFileSync(join(DATA_DIR, name), text);
    expect(faults({})).toEqual([expect.stringMatching(new RegExp(`^DATA_DIR=.*${name} .*sauvegarde`))]);
  });

  it("whose database does not open starts nothing, and says to restore a backup elsewhere", async () => {
    mkdirSync(join(DATA_DIR, "database"));
    writeFileSync(join(DATA_DIR, "database", "PG_VERSION"), "17\n");
    const opening = openDatabase(readConfig({ DATA_DIR }));
    await expect(opening).rejects.toThrow(/^DATA_DIR=.*ne s’ouvre pas.*npm run restore/);
    await expect(opening).rejects.toBeInstanceOf(ConfigurationError);
  });

  it("whose database lost its first file is said to be broken, and keeps the others", async () => {
    mkdirSync(join(DATA_DIR, "database", "base"), { recursive: true });
    await expect(openDatabase(readConfig({ DATA_DIR }))).rejects.toThrow(
      /^DATA_DIR=.*ne s’ouvre pas.*PG_VERSION/,
    );
    expect(readdirSync(join(DATA_DIR, "database"))).toEqual(["base"]);
  });

  it("that has keys and no database is said, and given none", async () => {
    writeFileSync(join(DATA_DIR, "data-keys"), "ab".repeat(32));
    await expect(openDatabase(readConfig({ DATA_DIR }))).rejects.toThrow(
      /^DATA_DIR=.*DATABASE_URL.*npm run restore/,
    );
    expect(readdirSync(DATA_DIR)).not.toContain("database");
    // As where the disk of the database is not there.
    mkdirSync(join(DATA_DIR, "database"));
    await expect(openDatabase(readConfig({ DATA_DIR }))).rejects.toThrow(/DATABASE_URL/);
    // The other commands make none either.
    await expect(connectEmbedded(DATA_DIR)).rejects.toThrow(/DATABASE_URL/);
    expect(readdirSync(join(DATA_DIR, "database"))).toEqual([]);
  });

  it("whose keys are gone while its database is in use is not given new ones", async () => {
    const server = await startTestServer();
    const { db } = server.deps;
    const keys = { dataDir: DATA_DIR, dataKey: undefined, evidenceKeys: ["given"] };
    expect(await lostKeyFaults(db, keys)).toEqual([]);
    await server.signedUp();
    expect(await lostKeyFaults(db, keys)).toEqual([
      expect.stringMatching(/^DATA_DIR=.*data-keys manque.*DATA_KEY\.$/),
    ]);
    writeFileSync(join(DATA_DIR, "data-keys"), "");
    expect(await lostKeyFaults(db, keys)).toEqual([]);
  });
});

describe("what is only needed later", () => {
  const unreached = async (environment: Record<string, string>) => {
    const config = readConfig({ DATA_DIR, ...environment });
    const told: string[] = [];
    const log = {
      info: () => {},
      warn: (_: unknown, sentence?: string) => void told.push(sentence ?? ""),
      error: () => {},
    };
    await tellUnreached({ config, log, storage: openStorage(config) });
    return told;
  };

  it("is reached once at the start, and told when it is not there, without its password", async () => {
    const bucket = {
      STORAGE_S3_BUCKET: "papiers",
      STORAGE_S3_KEY: "une-clé",
      STORAGE_S3_SECRET: "un-secret",
      STORAGE_S3_ENDPOINT: "http://127.0.0.1:9",
    };
    const told = await unreached({ SMTP_URL: "smtp://moi:motdepasse@127.0.0.1:9", ...bucket });
    expect(told).toEqual([
      expect.stringMatching(/^SMTP_URL\u00a0:/),
      expect.stringMatching(/^STORAGE_S3_BUCKET\u00a0:/),
    ]);
    expect(told.join()).not.toMatch(/motdepasse|un-secret/);
  });

  it("is not told when it answers, or is not asked for", async () => {
    const mails = await startMailServer();
    expect(await unreached({ SMTP_URL: mails.url })).toEqual([]);
    expect(await unreached({})).toEqual([]);
    await mails.close();
  });
});

describe("before anything is opened", () => {
  it("a port that is taken is said, with its mend", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const found = await openingFaults({ PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(found).toEqual([expect.stringMatching(new RegExp(`PORT=${port}.*déjà pris.*autre PORT`))]);
    expect(await openingFaults({ PORT: String(port) })).toEqual([]);
  });

  it("a database that does not answer is said by the name of its variable, without its password", async () => {
    const told: string[] = [];
    const [fault] = await openingFaults(
      { PORT: "0", DATABASE_URL: "postgres://moi:motdepasse@127.0.0.1:9/base" },
      { waitMs: 0, tell: (sentence) => told.push(sentence) },
    );
    expect(fault).toMatch(/^DATABASE_URL\u00a0: aucun serveur ne répond/);
    expect(fault).not.toContain("motdepasse");
    expect(told).toEqual([]);
  });

  it("a database that takes connections and says nothing is said like one that is away, after one try", async () => {
    let tries = 0;
    const mute = createServer(() => {
      tries += 1;
    });
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const { port } = mute.address() as AddressInfo;
    const found = await openingFaults(
      { PORT: "0", DATABASE_URL: `postgres://moi:motdepasse@127.0.0.1:${port}/base` },
      { waitMs: 100, tell: () => {} },
    );
    expect(found).toEqual([expect.stringMatching(/^DATABASE_URL\u00a0: le serveur ne répond pas/)]);
    // No second one after the time is over.
    expect(tries).toBe(1);
    mute.close();
  });

  it("a database that is not there yet is waited for, and that is said", async () => {
    const told: string[] = [];
    const begun = Date.now();
    const [fault] = await openingFaults(
      { PORT: "0", DATABASE_URL: "postgres://moi:motdepasse@127.0.0.1:9/base" },
      { waitMs: 1_500, tell: (sentence) => told.push(sentence) },
    );
    expect(Date.now() - begun).toBeGreaterThan(900);
    expect(told).toEqual([expect.stringMatching(/^DATABASE_URL.*pas encore/)]);
    expect(fault).toMatch(/aucun serveur ne répond/);
  });
});
