import { accountCalls, securityCalls } from "@mec/api/account";
import { auditCalls } from "@mec/api/audit";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { supportCalls } from "@mec/api/support";
import { type AuditKind, auditKinds } from "@mec/domain/audit";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer, type Visitor } from "../../../test/harness.ts";
import { mailedToken } from "../../../test/mails.ts";
import { consumptionPointRow, projectRow } from "../../../test/rows.ts";
import { inTransaction } from "../../db/transaction.ts";
import { resetFactors } from "../account/index.ts";
import { findObject, recordLostMail, recordOperatorAct, recordOwnAct } from "./index.ts";
import { journalNow as now, read, supporter } from "./journal.test-helper.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(now);
});

type Someone = Visitor & { id: string; email: string };

const password = { currentPassword: strongPassword, newPassword: "Autre-Soleil-2026!" };
const identity = { firstName: "Camille", lastName: "Durand" };

/** Enrols an app. @returns the recovery codes that come with it. */
async function addApp(person: Someone): Promise<readonly string[]> {
  const { secret } = await person.call(securityCalls.startTotp, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  return (await person.call(securityCalls.confirmTotp, { body: { code } })).recoveryCodes ?? [];
}

/** Stores a passkey as the database keeps it: the browser's part is tested in the journeys. */
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

/** What its own test shows to be written by its verb. */
async function recordOfHome(
  { id: accountId }: { id: string },
  kind: "contract-retracted" | "departure-asked" | "departure-withdrawn",
) {
  const point = await consumptionPointRow(server.deps.db, accountId, { name: "Logement" });
  const object = await findObject(server.deps.db, point);
  await recordOwnAct(server.deps.db, { kind, detail: {}, accountId, at: now, object });
}

/** What happens to a person, and what he then reads of it. */
const happenings: [kind: AuditKind, happens: (person: Someone) => Promise<unknown>, read: string[]][] = [
  [
    "support-looked",
    async ({ id }) => {
      const point = await consumptionPointRow(server.deps.db, id, { name: "Logement" });
      await (await supporter(server)).send("GET", `/api/consumption-point/${point}`);
    },
    ["Le support a consulté votre point « Logement »"],
  ],
  [
    "support-searched",
    async () => (await supporter(server)).call(supportCalls.listSupportedParticipants, { query: {} }),
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
      await (await supporter(server)).call(supportCalls.remindOfMissing, { params });
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
      await (await supporter(server)).call(supportCalls.moderateProject, { params: { id: project }, body });
    },
    ["Le support a approuvé votre projet « Soleil des Lilas »"],
  ],
  [
    "contract-retracted",
    (person) => recordOfHome(person, "contract-retracted"),
    ["Vous avez exercé votre droit de rétractation pour votre point « Logement »"],
  ],
  [
    "departure-asked",
    (person) => recordOfHome(person, "departure-asked"),
    ["Vous avez demandé à partir pour votre point « Logement »"],
  ],
  [
    "departure-withdrawn",
    (person) => recordOfHome(person, "departure-withdrawn"),
    ["Vous avez retiré votre demande de départ pour votre point « Logement »"],
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
    const { items } = await (await supporter(server)).call(auditCalls.listAudit, { query: { kind } });
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
