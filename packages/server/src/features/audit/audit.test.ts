import { accountCalls, securityCalls } from "@mec/api/account";
import { auditCalls } from "@mec/api/audit";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { supportCalls } from "@mec/api/support";
import { type AuditKind, auditKinds, auditSentence } from "@mec/domain/audit";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { papersScene } from "../../../test/document-fixtures.ts";
import { startTestServer, strongPassword, type TestServer, type Visitor } from "../../../test/harness.ts";
import { mailedToken } from "../../../test/mails.ts";
import { applicationRow, consumptionPointRow, projectRow } from "../../../test/rows.ts";
import { daily } from "../../app/daily.ts";
import { inTransaction } from "../../db/transaction.ts";
import { resetFactors } from "../account/index.ts";
import { recordAudit, recordLostMail, recordOperatorAct } from "./index.ts";

let server: TestServer;
const now = new Date("2026-03-03T13:05:00Z");
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(now);
});

type Someone = Visitor & { id: string; email: string };

const supporter = () => server.signedUpSupport({ firstName: "Suzanne", lastName: "Support" });

/** What a person reads of himself, newest first, without its date. */
async function read(person: Visitor): Promise<string[]> {
  const { items } = await person.call(auditCalls.listOwnAudit, { query: {} });
  return items.map((line) =>
    auditSentence(line)
      .replaceAll("\u00a0", " ")
      .replace(/ le 3 mars 2026 à 14:05\.$/, ""),
  );
}

const password = { currentPassword: strongPassword, newPassword: "Autre-Soleil-2026!" };
const identity = { firstName: "Camille", lastName: "Durand" };

/** @returns the recovery codes that come with it. */
async function addApp(person: Someone): Promise<readonly string[]> {
  const { secret } = await person.call(securityCalls.startTotp, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  return (await person.call(securityCalls.confirmTotp, { body: { code } })).recoveryCodes ?? [];
}

/** A key as the database keeps it: the browser's part is in the journeys. */
const addPasskeyOf = ({ id }: Someone) =>
  server.deps.db
    .insertInto("passkey")
    .values({
      account_id: id,
      credential_id: id,
      public_key: Buffer.alloc(8),
      counter: 0,
      transports: [],
      name: "Mon ordinateur",
      created_at: now,
    })
    .execute();

/** What happens to a person, and what he then reads of it. */
const happenings: [kind: AuditKind, happens: (person: Someone) => Promise<unknown>, read: string[]][] = [
  [
    "support-looked",
    async ({ id }) => {
      const point = await consumptionPointRow(server.deps.db, id, { name: "Logement" });
      await (await supporter()).send("GET", `/api/consumption-point/${point}`);
    },
    ["Le support a consulté votre point « Logement »"],
  ],
  [
    "support-searched",
    async () => (await supporter()).call(supportCalls.listSupportedParticipants, { query: {} }),
    [],
  ],
  [
    "support-reminded",
    async ({ id }) => {
      await server.deps.db
        .updateTable("account")
        .set({ email_verified_at: null })
        .where("id", "=", id)
        .execute();
      const params = { id: `email.account.${id}` };
      await (await supporter()).call(supportCalls.remindOfMissing, { params });
    },
    ["Le support vous a envoyé un rappel par e-mail"],
  ],
  ["data-exported", (person) => person.call(accountCalls.exportUser, {}), ["Vous avez exporté vos données"]],
  [
    "email-changed",
    async (person) => {
      const email = "neuve@exemple.fr";
      await person.call(accountCalls.updateProfile, { body: { ...identity, email } });
      expect(await read(person)).toEqual([]);
      const token = await mailedToken(server, email, "verification");
      await person.call(accountCalls.verifyEmail, { body: { token } });
    },
    ["Vous avez changé l’adresse e-mail de votre compte"],
  ],
  [
    "password-changed",
    (person) => person.call(accountCalls.changePassword, { body: password }),
    ["Vous avez changé votre mot de passe"],
  ],
  [
    "email-change-undone",
    async (person) => {
      await person.call(accountCalls.updateProfile, { body: { ...identity, email: "neuve@exemple.fr" } });
      const undo = await mailedToken(server, person.email, "undo");
      await server.visitor().call(accountCalls.undoEmailChange, { body: { token: undo } });
      const reset = {
        token: await mailedToken(server, person.email, "reset"),
        password: password.newPassword,
      };
      await server.visitor().call(accountCalls.resetPassword, { body: reset });
      const login = { email: person.email, password: password.newPassword };
      await person.call(accountCalls.logIn, { body: login });
    },
    [
      "Quelqu’un s’est connecté à votre compte depuis un appareil nouveau",
      "Votre mot de passe a été changé par un lien envoyé à votre adresse e-mail",
      "Un changement d’adresse e-mail a été annulé depuis votre ancienne adresse, ce qui a fermé toutes les sessions et effacé le mot de passe,",
    ],
  ],
  [
    "factor-added",
    (person) => addApp(person),
    ["Vous avez ajouté une application d’authentification à votre compte"],
  ],
  [
    "factor-removed",
    async (person) => {
      await addPasskeyOf(person);
      const [passkey] = (await person.call(securityCalls.getSecurity, {})).passkeys;
      await person.call(securityCalls.removePasskey, { params: { id: passkey?.id ?? "" } });
    },
    ["Vous avez retiré une clé d’accès de votre compte"],
  ],
  [
    "recovery-codes-renewed",
    async (person) => {
      await addPasskeyOf(person);
      await person.call(securityCalls.renewRecoveryCodes, {});
    },
    ["Vous avez créé de nouveaux codes de secours"],
  ],
  [
    "recovery-code-used",
    async (person) => {
      const [recoveryCode] = await addApp(person);
      const browser = server.visitor();
      await browser.send("POST", "/api/login", { email: person.email, password: strongPassword });
      await browser.send("POST", "/api/login/second-factor", { recoveryCode });
    },
    [
      "Quelqu’un s’est connecté à votre compte depuis un appareil nouveau",
      "Un de vos codes de secours a servi à se connecter à votre compte",
      "Vous avez ajouté une application d’authentification à votre compte",
    ],
  ],
  [
    "factors-reset",
    async (person) => {
      await addPasskeyOf(person);
      await resetFactors(server.deps.db, person.email, now);
      await person.call(accountCalls.logIn, { body: { email: person.email, password: strongPassword } });
    },
    [
      "Quelqu’un s’est connecté à votre compte depuis un appareil nouveau",
      "L’exploitant du site a retiré tous les seconds facteurs de votre compte",
    ],
  ],
  [
    "sessions-ended",
    async (person) => {
      for (let i = 0; i < 2; i += 1)
        await server.visitor().call(accountCalls.logIn, {
          body: { email: person.email, password: strongPassword },
        });
      await person.call(securityCalls.endOtherSessions, {});
      await person.call(securityCalls.endOtherSessions, {});
    },
    [
      "Vous avez fermé 2 de vos sessions",
      "Quelqu’un s’est connecté à votre compte depuis un appareil nouveau",
    ],
  ],
  [
    "new-device",
    ({ email }) =>
      server
        .visitor()
        .send(
          "POST",
          "/api/login",
          { email, password: strongPassword },
          { headers: { "user-agent": "Autre" } },
        ),
    ["Quelqu’un s’est connecté à votre compte depuis un appareil nouveau"],
  ],
  [
    "role-changed",
    ({ email }) =>
      inTransaction(server.deps.db, async (tx) => {
        server.setNow(now);
        await recordOperatorAct(tx, email, { kind: "role-changed", detail: { role: "support" } }, now);
      }),
    ["L’exploitant du site vous a donné le rôle de support"],
  ],
  [
    "plan-granted",
    ({ email }) =>
      inTransaction(server.deps.db, (tx) =>
        recordOperatorAct(tx, email, { kind: "plan-granted", detail: { plan: "pmo-free" } }, now),
      ),
    ["L’exploitant du site a changé votre offre de services"],
  ],
  [
    "project-moderated",
    async ({ id }) => {
      const project = await projectRow(server.deps.db, id);
      const body = { decision: "approve", reason: "" } as const;
      await (await supporter()).call(supportCalls.moderateProject, { params: { id: project }, body });
    },
    ["Le support a approuvé votre projet « Soleil des Lilas »"],
  ],
  [
    "point-deleted",
    async (person) => {
      const id = await consumptionPointRow(server.deps.db, person.id, { name: "Logement" });
      await person.call(pointCalls.deleteConsumptionPoint, { params: { id } });
    },
    ["Vous avez supprimé votre point « Logement »"],
  ],
  [
    "project-deleted",
    async (person) => {
      const id = await projectRow(server.deps.db, person.id);
      await person.call(projectCalls.deleteProject, { params: { id } });
    },
    ["Vous avez supprimé votre projet « Soleil des Lilas »"],
  ],
  [
    "account-deleted",
    async () => {
      await (await server.signedUp()).call(accountCalls.deleteUser, {});
    },
    [],
  ],
  [
    "mail-lost",
    ({ email }) => {
      const mail = { to: email, subject: "", html: "", text: "", messageId: "<a@b>" };
      return recordLostMail(server.deps, { kind: "account-created", mail }, "550");
    },
    ["Un e-mail n’a pas pu vous être remis"],
  ],
];

describe("a person reads in the journal", () => {
  it.each(happenings)("%s", async (kind, happens, sentences) => {
    const person = await server.signedUp();
    const stranger = await server.signedUp();
    await happens(person);
    expect(await read(person)).toEqual(sentences);
    expect(await read(stranger)).toEqual([]);
    const { items } = await (await supporter()).call(auditCalls.listAudit, { query: { kind } });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain("Rue des Lilas");
  });

  it("every kind", () => {
    expect(happenings.map(([kind]) => kind).sort()).toEqual([...auditKinds].sort());
  });

  it("that his password was changed by a mailed link", async () => {
    const person = await server.signedUp();
    await person.send("POST", "/api/forgot-password", { email: person.email });
    const token = await mailedToken(server, person.email, "reset");
    await server
      .visitor()
      .call(accountCalls.resetPassword, { body: { token, password: password.newPassword } });
    const lines = await server.deps.db.selectFrom("audit_event").select(["kind", "detail"]).execute();
    expect(lines).toEqual([{ kind: "password-changed", detail: { by: "link" } }]);
  });
});

describe("a look of the support", () => {
  it("at a project is read by its owner, and by who takes part in it then", async () => {
    server.setNow(new Date());
    const { owner, consumer, projectId } = await papersScene(server);
    const support = await supporter();
    expect((await support.send("GET", `/api/project/${projectId}/application`)).statusCode).toBe(200);
    expect((await read(owner)).map((line) => line.split(" le ")[0])).toEqual([
      "Le support a consulté votre projet « Soleil de Rennes »",
    ]);
    expect((await read(consumer))[0]).toContain(
      "Le support a consulté le projet « Soleil de Rennes », auquel vous participez",
    );
  });

  it("at a list concerns everybody whom the list names", async () => {
    const owners = [await server.signedUp(), await server.signedUp()];
    for (const [index, { id }] of owners.entries())
      await projectRow(server.deps.db, id, { name: `Projet ${index}` });
    await (await supporter()).call(supportCalls.listModeratedProjects, { query: {} });
    expect(await Promise.all(owners.map(read))).toEqual([
      ["Le support a consulté votre projet « Projet 0 »"],
      ["Le support a consulté votre projet « Projet 1 »"],
    ]);
  });

  it("at a page of names is one line, and opening one of them another, which that person reads", async () => {
    const people = await Promise.all([server.signedUp(), server.signedUp(), server.signedUp()]);
    const project = await projectRow(server.deps.db, people[0].id);
    const points = [];
    for (const { id } of people) {
      const consumptionPointId = await consumptionPointRow(server.deps.db, id, { name: "Logement" });
      await applicationRow(server.deps.db, { projectId: project, consumptionPointId, status: "APPLICATION" });
      points.push(consumptionPointId);
    }
    const support = await supporter();
    const { items } = await support.call(supportCalls.listSupportedParticipants, { query: {} });
    expect(items).toHaveLength(3);
    await support.call(supportCalls.listMissings, { query: {} });
    expect(await Promise.all(people.map(read))).toEqual([[], [], []]);
    await support.send("GET", `/api/consumption-point/${points[1]}`);
    expect((await Promise.all(people.map(read))).map((lines) => lines.length)).toEqual([0, 1, 0]);
    const journal = await support.call(auditCalls.listAudit, { query: {} });
    expect(journal.items.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["support-looked", {}],
      ["support-searched", { list: "missings" }],
      ["support-searched", { list: "participants" }],
    ]);
  });

  it("is one line an hour, whatever pages are turned", async () => {
    const person = await server.signedUp();
    const point = await consumptionPointRow(server.deps.db, person.id);
    const support = await supporter();
    const look = (path = "") => support.send("GET", `/api/consumption-point/${point}${path}`);
    await Promise.all([look(), look("/application"), look()]);
    expect(await read(person)).toHaveLength(1);
    server.setNow(new Date(now.getTime() + 3_600_000));
    await look();
    expect(await read(person)).toHaveLength(2);
  });

  it("is none at what is one's own, at what is refused, and at the journal itself", async () => {
    const support = await supporter();
    const own = await consumptionPointRow(server.deps.db, support.id);
    await support.send("GET", `/api/consumption-point/${own}`);
    await support.send("GET", "/api/consumption-point/00000000-0000-4000-8000-000000000009");
    await support.call(auditCalls.listAudit, { query: {} });
    const person = await server.signedUp();
    const point = await consumptionPointRow(server.deps.db, person.id);
    await person.send("GET", `/api/consumption-point/${point}`);
    await (await server.signedUp()).send("GET", `/api/consumption-point/${point}`);
    expect(await server.deps.db.selectFrom("audit_event").select("id").execute()).toEqual([]);
  });

  it("that cannot be written is answered, and said in the log", async () => {
    const person = await server.signedUp();
    const point = await consumptionPointRow(server.deps.db, person.id);
    const support = await supporter();
    const said: unknown[] = [];
    const { log } = server.deps;
    Object.assign(log, { error: (...given: unknown[]) => said.push(given) });
    await sql`alter table audit_event rename to audit_event_away`.execute(server.deps.db);
    try {
      expect((await support.send("GET", `/api/consumption-point/${point}`)).statusCode).toBe(200);
    } finally {
      await sql`alter table audit_event_away rename to audit_event`.execute(server.deps.db);
    }
    expect(JSON.stringify(said)).toContain(point);
    expect(JSON.stringify(said)).toContain(support.id);
  });
});

it("an export of a project is read by its owner and by who takes part in it", async () => {
  server.setNow(new Date());
  const { owner, consumer, projectId } = await papersScene(server);
  expect(
    (await owner.send("GET", `/api/project/${projectId}/application/export?format=csv`)).statusCode,
  ).toBe(200);
  expect((await read(owner))[0]).toContain("Vous avez exporté la liste des candidats de votre projet");
  expect((await read(consumer))[0]).toContain("a exporté la liste des candidats");
});

describe("the journal", () => {
  async function aLine(person: Someone, at = now): Promise<void> {
    await recordAudit(server.deps.db, {
      kind: "support-looked",
      detail: {},
      at,
      by: "support",
      actorId: null,
      subjectId: person.id,
      object: {
        kind: "project",
        id: "00000000-0000-4000-8000-000000000001",
        name: "Soleil",
        accountId: person.id,
      },
    });
  }

  it("is the support's to read whole, and looks absent or closed to others", async () => {
    const person = await server.signedUp();
    expect((await server.visitor().send("GET", "/api/user/audit")).statusCode).toBe(401);
    expect((await server.visitor().send("GET", "/api/support/audit")).statusCode).toBe(401);
    expect((await person.send("GET", "/api/support/audit")).statusCode).toBe(403);
  });

  it("is found by person, kind and day", async () => {
    const person = await server.signedUp();
    await aLine(person, new Date("2026-03-01T22:30:00Z"));
    await aLine(person, new Date("2026-03-01T23:30:00Z"));
    await aLine(await server.signedUp());
    const support = await supporter();
    const total = async (query: object) => (await support.call(auditCalls.listAudit, { query })).total;
    expect(await total({})).toBe(3);
    expect(await total({ email: person.email.toUpperCase() })).toBe(2);
    expect(await total({ email: "personne@ailleurs.fr" })).toBe(0);
    expect(await total({ kind: "mail-lost" })).toBe(0);
    // 23:30 UTC is the day after in Paris.
    expect(await total({ from: "2026-03-01", to: "2026-03-01" })).toBe(1);
    expect(await total({ from: "2026-03-02", email: person.email })).toBe(1);
  });

  it("comes in pages, the newest first", async () => {
    const person = await server.signedUp();
    for (let hour = 0; hour < 7; hour += 1) await aLine(person, new Date(now.getTime() - hour * 3_600_000));
    const { items, total } = await person.call(auditCalls.listOwnAudit, { query: { page: 2, pageSize: 3 } });
    expect(total).toBe(7);
    expect(items.map(({ at }) => at)).toEqual(
      [3, 4, 5].map((hour) => new Date(now.getTime() - hour * 3_600_000).toISOString()),
    );
  });

  it("can be neither rewritten nor shortened", async () => {
    server.setNow(new Date());
    await aLine(await server.signedUp(), new Date());
    const { db } = server.deps;
    for (const change of [
      "kind = 'mail-lost'",
      "at = now()",
      "object_name = 'Autre'",
      "detail = '{\"a\": 1}'",
      "object_id = gen_random_uuid()",
      "actor_id = (select id from account limit 1)",
    ]) {
      await expect(sql.raw(`update audit_event set ${change}`).execute(db)).rejects.toThrow("append-only");
    }
    await expect(db.deleteFrom("audit_event").execute()).rejects.toThrow("12 months");
  });

  it("is erased after twelve months", async () => {
    server.setNow(new Date());
    const person = await server.signedUp();
    await aLine(person, new Date(Date.now() - 370 * 86_400_000));
    await aLine(person, new Date(Date.now() - 360 * 86_400_000));
    await daily(server.deps);
    expect(await server.deps.db.selectFrom("audit_event").select("id").execute()).toHaveLength(1);
  });

  it("says no more about whom, once an account is erased", async () => {
    const person = await server.signedUp();
    await aLine(person);
    await recordLostMail(
      server.deps,
      {
        kind: "account-created",
        mail: { to: person.email, subject: "", html: "", text: "", messageId: "<a@b>" },
      },
      "550",
    );
    await person.call(accountCalls.deleteUser, {});
    const lines = await server.deps.db.selectFrom("audit_event").selectAll().orderBy("id").execute();
    expect(lines.map(({ kind }) => kind)).toEqual(["support-looked", "mail-lost", "account-deleted"]);
    for (const line of lines) {
      expect(line).toMatchObject({ subject_id: null, actor_id: null, object_name: null });
      expect(line.detail).not.toHaveProperty("recipient");
    }
  });

  it("is in what a person takes along", async () => {
    const person = await server.signedUp();
    await aLine(person);
    const archive = unzipSync((await person.send("GET", "/api/user/export")).rawPayload);
    const { journal } = JSON.parse(strFromU8(archive["donnees.json"] ?? new Uint8Array()));
    expect(journal).toMatchObject([
      { kind: "support-looked", phrase: expect.stringContaining("votre projet") },
    ]);
  });

  it("of many lines is read by its indexes", async () => {
    const person = await server.signedUp();
    const { db } = server.deps;
    await sql`insert into audit_event (at, kind, actor, subject_id, detail)
      select now() - n * interval '1 minute', 'email-changed', 'person', case when n % 1000 = 0 then ${person.id}::uuid end, '{}'
      from generate_series(1, 20000) n`.execute(db);
    await sql`analyze audit_event`.execute(db);
    const plan = async (where: string) =>
      JSON.stringify(
        (
          await sql
            .raw(`explain select * from audit_event where ${where} order by at desc, id desc limit 25`)
            .execute(db)
        ).rows,
      );
    for (const where of [`subject_id = '${person.id}'`, "kind = 'email-changed'", "at < now()"]) {
      expect(await plan(where)).not.toContain("Seq Scan");
    }
    expect((await person.call(auditCalls.listOwnAudit, { query: {} })).total).toBe(20);
    const { items, total } = await (await supporter()).call(auditCalls.listAudit, { query: { page: 800 } });
    expect([items.length, total]).toEqual([25, 20_000]);
  });
});
