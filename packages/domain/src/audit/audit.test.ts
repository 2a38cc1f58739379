import { describe, expect, it } from "vitest";
import {
  type AuditFact,
  type AuditKind,
  type AuditObject,
  auditErasure,
  auditKinds,
  auditSentence,
} from "./index.ts";

const at = "2026-03-03T13:05:00Z";
const home: AuditObject = { kind: "consumption-point", name: "Logement" };
const roof: AuditObject = { kind: "production-point", name: "Toit de l’école" };
const project: AuditObject = { kind: "project", name: "Soleil" };

type Row = [fact: AuditFact, object: AuditObject | null, isOwn: boolean, sentence: string];

const table: Row[] = [
  [{ kind: "support-looked", detail: {} }, home, true, "Le support a consulté votre point « Logement »"],
  [
    { kind: "support-looked", detail: {} },
    roof,
    true,
    "Le support a consulté votre point de production « Toit de l’école »",
  ],
  [{ kind: "support-looked", detail: {} }, project, true, "Le support a consulté votre projet « Soleil »"],
  [
    { kind: "support-looked", detail: {} },
    project,
    false,
    "Le support a consulté le projet « Soleil », auquel vous participez,",
  ],
  [
    { kind: "support-looked", detail: {} },
    { ...home, name: null },
    true,
    "Le support a consulté votre point",
  ],
  [
    { kind: "support-searched", detail: { list: "participants" } },
    null,
    true,
    "Le support a consulté une liste de personnes",
  ],
  [
    { kind: "support-reminded", detail: { missing: "prm" } },
    home,
    true,
    "Le support vous a envoyé un rappel par e-mail",
  ],
  [{ kind: "data-exported", detail: { what: "account" } }, null, true, "Vous avez exporté vos données"],
  [
    { kind: "data-exported", detail: { what: "applicants" } },
    project,
    true,
    "Vous avez exporté la liste des candidats de votre projet « Soleil »",
  ],
  [
    { kind: "data-exported", detail: { what: "documents" } },
    project,
    false,
    "Le porteur du projet « Soleil », auquel vous participez, a exporté les documents",
  ],
  [{ kind: "email-changed", detail: {} }, null, true, "Vous avez changé l’adresse e-mail de votre compte"],
  [{ kind: "password-changed", detail: { by: "form" } }, null, true, "Vous avez changé votre mot de passe"],
  [
    { kind: "password-changed", detail: { by: "link" } },
    null,
    true,
    "Votre mot de passe a été changé par un lien envoyé à votre adresse e-mail",
  ],
  [
    { kind: "email-change-undone", detail: { removedFactors: false } },
    null,
    true,
    "Un changement d’adresse e-mail a été annulé depuis votre ancienne adresse, ce qui a fermé toutes les sessions et effacé le mot de passe,",
  ],
  [
    { kind: "email-change-undone", detail: { removedFactors: true } },
    null,
    true,
    "Un changement d’adresse e-mail a été annulé depuis votre ancienne adresse, ce qui a fermé toutes les sessions et effacé le mot de passe, ainsi que les seconds facteurs ajoutés depuis,",
  ],
  [
    { kind: "factor-added", detail: { factor: "passkey" } },
    null,
    true,
    "Vous avez ajouté une clé d’accès à votre compte",
  ],
  [
    { kind: "factor-added", detail: { factor: "totp" } },
    null,
    true,
    "Vous avez ajouté une application d’authentification à votre compte",
  ],
  [
    { kind: "factor-removed", detail: { factor: "passkey" } },
    null,
    true,
    "Vous avez retiré une clé d’accès de votre compte",
  ],
  [
    { kind: "factor-removed", detail: { factor: "totp" } },
    null,
    true,
    "Vous avez retiré votre application d’authentification de votre compte",
  ],
  [{ kind: "recovery-codes-renewed", detail: {} }, null, true, "Vous avez créé de nouveaux codes de secours"],
  [
    { kind: "recovery-code-used", detail: {} },
    null,
    true,
    "Un de vos codes de secours a servi à se connecter à votre compte",
  ],
  [
    { kind: "factors-reset", detail: {} },
    null,
    true,
    "L’exploitant du site a retiré tous les seconds facteurs de votre compte",
  ],
  [{ kind: "sessions-ended", detail: { count: 1 } }, null, true, "Vous avez fermé une de vos sessions"],
  [{ kind: "sessions-ended", detail: { count: 3 } }, null, true, "Vous avez fermé 3 de vos sessions"],
  [
    { kind: "new-device", detail: {} },
    null,
    true,
    "Quelqu’un s’est connecté à votre compte depuis un appareil nouveau",
  ],
  [
    { kind: "role-changed", detail: { role: "support" } },
    null,
    true,
    "L’exploitant du site vous a donné le rôle de support",
  ],
  [
    { kind: "role-changed", detail: { role: "none" } },
    null,
    true,
    "L’exploitant du site vous a retiré le rôle de support",
  ],
  [
    { kind: "plan-granted", detail: { plan: "pmo-free" } },
    null,
    true,
    "L’exploitant du site a changé votre offre de services",
  ],
  [
    { kind: "contract-retracted", detail: {} },
    home,
    true,
    "Vous avez exercé votre droit de rétractation pour votre point « Logement »",
  ],
  [
    { kind: "departure-asked", detail: {} },
    home,
    true,
    "Vous avez demandé à partir pour votre point « Logement »",
  ],
  [
    { kind: "departure-withdrawn", detail: {} },
    home,
    true,
    "Vous avez retiré votre demande de départ pour votre point « Logement »",
  ],
  [
    { kind: "project-moderated", detail: { decision: "approve" } },
    project,
    true,
    "Le support a approuvé votre projet « Soleil »",
  ],
  [
    { kind: "project-moderated", detail: { decision: "hide" } },
    project,
    true,
    "Le support a masqué votre projet « Soleil »",
  ],
  [
    { kind: "project-moderated", detail: { decision: "verify" } },
    project,
    true,
    "Le support a vérifié le porteur de votre projet « Soleil »",
  ],
  [
    { kind: "project-moderated", detail: { decision: "unverify" } },
    project,
    true,
    "Le support a retiré la vérification du porteur de votre projet « Soleil »",
  ],
  [{ kind: "point-deleted", detail: {} }, home, true, "Vous avez supprimé votre point « Logement »"],
  [{ kind: "project-deleted", detail: {} }, project, true, "Vous avez supprimé votre projet « Soleil »"],
  [{ kind: "account-deleted", detail: {} }, null, true, "Vous avez supprimé votre compte"],
  [
    { kind: "mail-lost", detail: { mail: "account-created", recipient: "0123456789abcdef", reason: "550" } },
    null,
    true,
    "Un e-mail n’a pas pu vous être remis",
  ],
];

describe("a line of the journal", () => {
  it.each(table)("%j about %j (own: %j) reads: %s", (fact, object, isOwn, sentence) => {
    const read = auditSentence({ ...fact, at, object, isOwn });
    expect(read.replaceAll("\u00a0", " ")).toBe(`${sentence} le 3 mars 2026 à 14:05.`);
  });

  it("has a sentence for every kind", () => {
    const said = new Set<AuditKind>(table.map(([{ kind }]) => kind));
    expect([...said].sort()).toEqual([...auditKinds].sort());
  });

  it("is kept for twelve months", () => {
    expect(auditErasure(new Date("2026-11-22T07:00:00Z"))).toEqual(new Date("2025-11-22T07:00:00Z"));
  });
});
