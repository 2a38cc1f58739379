import { applicationStatuses } from "@mec/domain/application";
import { documentStatuses } from "@mec/domain/document";
import { requestStatuses, signerStatuses } from "@mec/domain/signature";
import { moderationStatuses } from "@mec/domain/support";
import { describe, expect, it } from "vitest";
import { breaches, type Rule, sources } from "./sources.ts";

const statuses = [
  applicationStatuses,
  documentStatuses,
  requestStatuses,
  signerStatuses,
  moderationStatuses,
].flat();

/**
 * A condition of the domain spelled outside the scopes, in SQL or in kysely: a status written or compared, a column
 * that says the same by being null or true, and the account of a point of either kind.
 */
const spelledScope = [
  `'(?:${statuses.join("|")})'`,
  /status["'`)}]*\s*,\s*["'`](?:=|<>|!=|in|not in|is)["' `]/.source,
  /(?:\b(?:where|and|or|not|when|on)\s+\(?(?:\w+\.)?|\w\.)(?:moderation_)?status[`)}]*\s+(?:=|<>|!=|in|not in)\s*['($]/
    .source,
  /(?:ended|superseded|withdrawn)_at["'`)}]*\s*(?:,\s*["'`])?\s*is\b/.source,
  /(?:visibility|owner_confirmed)["'`]\s*,\s*["'`](?:=|is)/.source,
  /\b(?:where|and|or|not)\s+\(?(?:\w+\.)?(?:visibility|owner_confirmed)\b/.source,
  /coalesce\(\s*["'`]?\w+\.account_id\b/.source,
];

const rules: readonly Rule[] = [
  {
    says: "starts no program of the system",
    forbidden: /["'](node:)?child_process["']/,
    planted: ['import { exec } from "node:child_process";'],
  },
  {
    says: "runs no text as a program",
    forbidden: /\beval\(|\bnew Function\(|["'](node:)?vm["']|\bsetTimeout\(\s*["'`]/,
    planted: ["eval(text)", "new Function(text)()", 'import vm from "node:vm";'],
  },
  {
    says: "writes no text into a page as HTML",
    forbidden: /dangerouslySetInnerHTML|\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write\(/,
    // Drawings of pins, written in that file.
    but: ["packages/web/src/parts/address/map/pin-element.ts"],
    planted: ["<p dangerouslySetInnerHTML={{ __html: name }} />", "element.innerHTML = name;"],
  },
  {
    says: "makes a formatter when it is first used, not when a page loads its file",
    within: /^packages\/(domain|energy)\//,
    forbidden: /^(export )?const \w+ = new Intl\./m,
    planted: ['const months = new Intl.DateTimeFormat("fr-FR");'],
  },
  {
    says: "names several in a sentence by `conjunction`, and makes no formatter for it",
    within: /^packages\//,
    forbidden: /new Intl\.ListFormat\("fr"(?:, \{ type: "conjunction" \})?\)/,
    but: ["packages/domain/src/shared/conjunction.ts"],
    planted: [
      'const names = new Intl.ListFormat("fr", { type: "conjunction" });',
      'new Intl.ListFormat("fr").format(all)',
    ],
  },
  {
    says: "writes no hyphen that the pages' font does not draw",
    forbidden: /\u2011|\\u2011/,
    planted: ["partagez\\u2011vous", "partagez\u2011vous"],
  },
  {
    says: "takes what day it is from Paris, not from UTC",
    forbidden: /(?:now(?:\(\))?|new Date\(\)|\bdate|\bmoment)\.toISOString\(\)\.slice\(0, 10\)/,
    // Days of the database's own clock, of a calendar that is computed, and of the anonymous export of readings.
    but: [
      "packages/energy/src/series/local-days.ts",
      "packages/server/src/features/study/curves/curve-months.ts",
      "packages/server/src/features/study/curve-export/read-month.ts",
    ],
    planted: ["const day = deps.now().toISOString().slice(0, 10);", "new Date().toISOString().slice(0, 10)"],
  },
  {
    says: "listens to no message of another window",
    forbidden: /addEventListener\(\s*["']message["']|\bonmessage\s*=/,
    // A worker and the page that made it, which alone can write to each other; the preview, from its own frame alone.
    but: [
      "packages/web/src/features/widget/preview.tsx",
      "packages/web/src/parts/point/revenue/revenue-worker.ts",
      "packages/web/src/parts/address/map/plain/ask-map.ts",
      "packages/web/src/parts/address/map/plain/map-worker.ts",
      "packages/web/src/parts/application/move/own-sale-worker.ts",
      "packages/web/src/features/study/estimate/estimate-worker.ts",
      "packages/web/src/parts/project/answer/answers-worker.ts",
      "packages/web/src/platform/ask-worker.ts",
    ],
    planted: ['window.addEventListener("message", read);'],
  },
  {
    says: "sends nobody to another address by an answer of the server",
    forbidden: /\.redirect\(|\blocation:\s*url|["']location["']/,
    // A short address leads to the page of its own project.
    but: ["packages/server/src/app/site/web.ts"],
    planted: ["reply.redirect(url)", "reply.headers({ location: url })", 'reply.header("location", url)'],
  },
  {
    says: "guesses nothing: what is drawn comes from the system's generator",
    forbidden: /Math\.random\(/,
    planted: ["const code = Math.random();"],
  },
  {
    says: "keeps every secret at 128 bits or more",
    forbidden: /randomBytes\((?:[1-9]|1[0-5])\)/,
    // Passwords of the demonstration, which no server that others reach has; a nonce that proves freshness, with its first byte.
    but: ["packages/demo/src/people.ts", "packages/server/src/gateways/timestamp/rfc3161.ts"],
    planted: ["const token = randomBytes(8);"],
  },
  {
    says: "hashes, keys and encrypts by SHA-256 and AES-256-GCM",
    forbidden:
      /create(Hash|Hmac)\(\s*(?!"sha256"|name\)|digest\))|createCipheriv\(\s*(?!algorithm,)|algorithm = "(?!aes-256-gcm")/,
    planted: ['createHash("md5")', 'createHmac("sha1", key)', 'createCipheriv("aes-256-ecb", key, null)'],
  },
  {
    says: "makes no key out of a password",
    forbidden: /\b(pbkdf2|scrypt|hkdf)(Sync)?\(/,
    planted: ["const key = scryptSync(password, salt, 32);"],
  },
  {
    says: "believes the certificates that the system believes, and no browser's",
    forbidden:
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|requestCert|getPeerCertificate/,
    planted: ["tls: { rejectUnauthorized: false }", "https.createServer({ requestCert: true })"],
  },
  {
    says: "makes no pattern of what somebody typed",
    forbidden: /new RegExp\(/,
    // Patterns of our own words: page addresses, names of sorts, of XML elements, of PDF keys and of PEM parts, placeholders.
    but: [
      "packages/api/src/page-at.ts",
      "packages/api/src/application/application.ts",
      "packages/server/src/documents/to-sign/evidence-head.ts",
      "packages/server/src/seal/key.ts",
      "packages/server/src/uploads/docx.ts",
      "packages/server/src/uploads/odt.ts",
      "packages/server/src/uploads/pdf-lexer.ts",
      "packages/server/src/uploads/pdf-opening.ts",
      "packages/server/src/uploads/pdf.ts",
      "packages/server/src/uploads/xml.ts",
      "packages/web/src/features/project/edit/steps/marked-text.ts",
    ],
    planted: ["new RegExp(typed)"],
  },
  {
    says: "puts no text into SQL as it is, outside the migrations",
    forbidden: /sql\.raw\(/,
    // The column's name comes from the table of encrypted columns.
    but: ["packages/server/src/encryption/write-again.ts"],
    planted: ["sql.raw(`where name = '" + "$" + "{name}'`)"],
  },
  {
    says: "says what is live, takes part, is visible or is to sign, and who holds a point, in the scopes of its feature, and nowhere else in SQL",
    within: /^packages\/server\/src\//,
    forbidden: new RegExp(spelledScope.join("|")),
    but: [
      "packages/server/src/features/application/scopes.ts",
      "packages/server/src/features/document/scopes.ts",
      "packages/server/src/features/point/scopes.ts",
      "packages/server/src/features/project/scopes.ts",
      // Statuses that the reader asks for.
      "packages/server/src/features/application/applicants/applicant-query.ts",
      "packages/server/src/features/support/participant-query.ts",
      "packages/server/src/features/support/store.ts",
    ],
    planted: [
      '.where("a.status", "<>", "REJECTED")',
      '.where("status", "in", accepted)',
      '.where(\n  "r.status",\n  "=",\n  "ongoing",\n)',
      "where a.status in ('SIGNATURE', 'SIGNED', 'EXPLOITATION')",
      "where d.status = 'DONE' and d.final_key is not null",
      "from document where status not in $" + "{waitsAgain}",
      "select case when step.kind = 'SIGNED' then 1 end",
      '.where("ended_at", "is", null)',
      "where a.ended_at is null",
      '.where("d.superseded_at", "is", null)',
      "withdrawn_at is null and expires_at > now()",
      'eb("p.moderation_status", "<>", "hidden")',
      '.where("visibility", "=", true)',
      "where visibility and owner_confirmed",
      "join account h on h.id = coalesce(c.account_id, g.account_id)",
      'eb.fn.coalesce("c.account_id", "p.account_id")',
    ],
  },
  {
    says: "reaches into pdfkit and its fonts in one file, which a test holds to them",
    forbidden:
      /\b_(?:font|root|info|glyphs)\b|\blayoutCache\b|from "pdfkit"|\.(?:initForm|openImage|annotate)\(/,
    within: /^packages\/server\//,
    but: ["packages/server/src/pdfkit/insides.ts"],
    planted: [
      'import PDFDocument from "pdfkit";',
      "(document as unknown as Insides)._root.data",
      "font._glyphs[id]",
    ],
  },
  {
    says: "reaches into supercluster in one file, which a test holds to it",
    forbidden: /from "kdbush"|\bclusters?\)?\.(?:trees|coords|props|stride)\b/,
    within: /^packages\/server\//,
    but: ["packages/server/src/features/project/map/map-thread.ts"],
    planted: [
      'import KDBush from "kdbush";',
      "clusters.trees",
      "(index as unknown as Insides & Clusters).load(clusters.coords)",
    ],
  },
  {
    says: "knows how pg-boss keeps its jobs in one file, which a test holds to it",
    forbidden: /\bpgboss\b/,
    but: ["packages/server/src/jobs/job-table.ts"],
    planted: ["select count(*) from pgboss.job"],
  },
  {
    says: "makes calls by useAnswer, useAct and useSubmit, which tell what fails and read again what is stale",
    forbidden: /\buseClient\(\)/,
    within: /^packages\/web\/src\/(?!platform\/)/,
    // What useSubmit is made of; and the frame of every first view, which would weigh 0.3 kB more (decision 0067).
    but: ["packages/web/src/ui/forms/use-submit.ts", "packages/web/src/app/use-log-out.ts"],
    planted: ["const call = useClient();"],
  },
  {
    says: "writes a form as a CheckedForm, whose refusals stand beside their fields",
    forbidden: /<form\b/,
    within: /^packages\/web\//,
    but: ["packages/web/src/ui/wizard/checked-form.tsx"],
    planted: ["<form onSubmit={send}>"],
  },
  {
    // What was typed, ticked and focused goes with what is mounted anew.
    says: "mounts nothing anew because an answer has come, or because prices read otherwise",
    forbidden:
      /\bkey=\{[^}\n]*(?:\?\.|\?\?|profileType|readAs|[=!]== (?:null|undefined)|\bis(?:Coming|Pending|Loading|Fetching)\b)/,
    within: /^packages\/web\//,
    // Lists of links, in which nothing is typed.
    but: [
      "packages/web/src/app/layout/menu-list.tsx",
      "packages/web/src/features/signature/signing/document-list.tsx",
    ],
    planted: [
      "<Form key={profile?.email} />",
      '<Form key={ownPoint ?? "typed"} />',
      `<Prices key={\`\${prices.profileType} \${usual === null}\`} />`,
    ],
  },
  {
    says: "asks what was refused by `isRefusal`, `byRefusal` or `isRefusedWith`, whose codes the compiler knows",
    forbidden:
      /\bcode\b\)?\s*[!=]==?\s*["'`]|["'`]\s*[!=]==?\s*(?:\w+\??\.)*code\b|\bswitch \((?:\w+\??\.)*code\)|\.includes\((?:\w+\??\.)*code\)/,
    within: /^packages\/web\//,
    planted: [
      'const isOutside = ({ ok, code }) => !ok && code === "OUT_OF_PERIMETER";',
      'if (error.code !== "NOT_FOUND") throw error;',
      'return "NOT_FOUND" === error?.code;',
      "switch (result.code) {",
      '["NOT_FOUND"].includes(error.code)',
    ],
  },
  {
    says: "lets passwords be pasted, and managers fill them in",
    forbidden: /\bonPaste=/,
    planted: ["<PasswordInput onPaste={refuse} />"],
  },
  {
    says: "puts a name after de or que by `deSomebody` and `queSomebody`, which elide",
    forbidden: /\b(?:[Dd]e|[Qq]ue) \{\{(?:name|firstName|whom|who|owner|holder|person)\}\}/,
    planted: ['t("Voir la fiche de {{name}}", { name })', 't("parce que {{whom}}")'],
  },
  {
    says: "writes to the console in commands only; all else goes to the log",
    forbidden: /console\.(log|error|warn|info)\(/,
    but: [
      "packages/server/src/user.ts",
      "packages/server/src/rotate-key.ts",
      "packages/server/src/backup.ts",
      "packages/server/src/restore.ts",
      "packages/server/src/export-curves.ts",
      "packages/demo/src/seed.ts",
      // The browser's console, for whoever debugs: a failure, without personal data.
      "packages/web/src/platform/session.ts",
      // For the author of the partner's page: the account that it names is unknown.
      "packages/web/src/platform/widget-account.ts",
    ],
    planted: ["console.log(person)"],
  },
];

/** Where an example is planted: in the server, or in the web app for what holds there alone. */
const plantedFile = ({ within = /^/ }: Rule) =>
  ["packages/server/src/planted.ts", "packages/web/src/planted.tsx", "packages/domain/src/planted.ts"].find(
    (file) => within.test(file),
  ) ?? "";

describe("the sources", () => {
  it("are all there to be read", () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it.each(rules)("$says", (rule) => {
    expect(breaches(rule, sources)).toEqual([]);
  });

  it.each(rules)("are found when they break it: $says", (rule) => {
    for (const text of rule.planted)
      expect(breaches(rule, [{ file: plantedFile(rule), text }]), text).toHaveLength(1);
  });

  it.each(rules)("have no exception that is not needed: $says", ({ but = [], forbidden }) => {
    for (const file of but)
      expect(forbidden.test(sources.find((source) => source.file === file)?.text ?? ""), file).toBe(true);
  });
});

describe("what the server connects to", () => {
  const server = sources.filter(({ file }) => file.startsWith("packages/server/src/"));

  it("is opened by the gateways and the database alone", () => {
    const files = server.filter(({ text }) =>
      /\bawait fetch\(|createTransport\(|new pg\.(Pool|Client)\(|S3Client\(/.test(text),
    );
    expect(files.map(({ file }) => file.replace("packages/server/src/", "")).sort()).toEqual([
      "db/connect.ts",
      "db/listening.ts",
      "db/pools.ts",
      "db/prepare.ts",
      "gateways/billing/lago.ts",
      "gateways/geocoder/geoplateforme.ts",
      "gateways/mail/embedded.ts",
      "gateways/mail/smtp.ts",
      "gateways/meter-data/pvgis.ts",
      "gateways/signature/yousign-api.ts",
      "gateways/storage/s3.ts",
      "gateways/timestamp/rfc3161.ts",
    ]);
    expect(
      server.filter(({ text }) => /import \{[^}]*\bconnect\b[^}]*\} from "node:(net|tls)"/.test(text)),
    ).toEqual([expect.objectContaining({ file: "packages/server/src/gateways/antivirus/clamd.ts" })]);
    const raw = server.filter(({ text }) => /^import (?!type).*from "node:(https?|tls|dgram)"/m.test(text));
    expect(raw.map(({ file }) => file)).toEqual([]);
  });

  it("sends it nowhere else: no redirection is followed", () => {
    for (const { file, text } of server.filter((source) => /\bawait fetch\(/.test(source.text)))
      expect(text, file).toContain('redirect: "error"');
  });
});

it("what the browser keeps is what the page on cookies names", () => {
  const files = sources.filter(({ text }) => /\b(localStorage|sessionStorage|indexedDB)\b/.test(text));
  expect(files.map(({ file }) => file.replace("packages/web/src/", "")).sort()).toEqual([
    "app/refreshed-on-boarding.tsx",
    "features/project/edit/publish/kept-picture.ts",
    "platform/draft.ts",
    "platform/stored.ts",
    "platform/widget.ts",
  ]);
});

it("password fields mask what is typed, and say to password managers what they are", () => {
  const fields = sources.filter(({ text }) => /<PasswordInput\b/.test(text));
  expect(fields.map(({ file }) => file)).toEqual(["packages/web/src/parts/account/password-field.tsx"]);
  for (const purpose of ["new-password", "current-password"])
    expect(fields[0]?.text).toContain(`autoComplete="${purpose}"`);
});
