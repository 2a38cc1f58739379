import { asProducer } from "@mec/domain/point";
import { expect, it } from "vitest";
import type { DomainEvent } from "../src/jobs/events.ts";
import { expectHarmless } from "./harmless-mail.ts";
import { before, type Telling } from "./mail-conditions.ts";
import { another, aWorld, type World } from "./mail-world.ts";
import { plant, planted } from "./planted.ts";
import { emit } from "./signature-fixtures.ts";
import { nobodyTaxed } from "./study-fixtures.ts";

/** Whatever anybody typed: mails that contain it only link to the platform, and contain no markup of theirs. */

/** Every event that causes a mail, with everything in it that people may type. */
function events({ signing, documentIds, ids }: World): {
  [T in Telling]: Extract<DomainEvent, { type: T }>[];
} {
  const { projectId, owner, holder, participant } = signing;
  const applicationId = signing.application.id;
  const of = <T extends DomainEvent>(...given: T[]): T[] => given;
  const accountId = owner.id;
  const moved = { type: "application-moved", applicationId, message: planted, price: 0.1 } as const;
  const retracted: Extract<DomainEvent, { type: "consumer-retracted" }> = {
    type: "consumer-retracted",
    project: { id: projectId, name: planted },
    place: planted,
    receipts: [{ email: participant.email, firstName: planted }],
    owner: { email: owner.email, firstName: planted },
    sellers: [{ email: holder.email, firstName: planted }],
    declaredAt: "2026-11-26T10:00:00.000Z",
    name: planted,
    documents: ["bulletin", "salesContract"],
    elsewhere: ["accord"],
    wasInOperation: true,
  };
  return {
    "account-created": of(
      { type: "account-created", accountId },
      { type: "account-created", accountId, hasApplied: true },
      { type: "account-created", accountId, isProposing: true },
      { type: "account-created", accountId, isPublishing: true },
    ),
    "email-verification-requested": of({ type: "email-verification-requested", accountId: holder.id }),
    "email-verification-reminded": of({ type: "email-verification-reminded", accountId: holder.id }),
    "password-reset-requested": of({ type: "password-reset-requested", accountId }),
    "password-changed": of({ type: "password-changed", accountId }),
    "login-locked": of({ type: "login-locked", email: owner.email }),
    "security-changed": of({ type: "security-changed", accountId, change: "totp-added" }),
    "email-change-asked": of({ type: "email-change-asked", changeId: ids.change, firstName: planted }),
    "email-change-link-wanted": of({ type: "email-change-link-wanted", changeId: ids.change }),
    "email-change-confirmed": of({ type: "email-change-confirmed", changeId: ids.change }),
    "email-change-undone": of({
      type: "email-change-undone",
      accountId,
      removed: { passkeys: 1, totp: true, recoveryCodes: true },
    }),
    "account-yielded": of({ type: "account-yielded", email: another, firstName: planted }),
    "account-deleted": of({ type: "account-deleted", email: another, firstName: planted }),
    "project-published": of({ type: "project-published", projectId }),
    "project-deleted": of({
      type: "project-deleted",
      projectName: planted,
      recipients: [{ email: another, firstName: planted }],
    }),
    "project-moderated": of(
      { type: "project-moderated", projectId, decision: "hide", reason: planted },
      { type: "project-moderated", projectId, decision: "approve", reason: planted },
    ),
    "bearer-verified": of(
      { type: "bearer-verified", projectId, isApproval: true, reason: planted },
      { type: "bearer-verified", projectId, isApproval: false, reason: planted },
    ),
    "bearer-unverified": of({ type: "bearer-unverified", projectId, reason: planted }),
    "application-created": of({ type: "application-created", applicationId }),
    "missing-reminded": of(
      { type: "missing-reminded", missingId: `pmo.project.${projectId}` },
      { type: "missing-reminded", missingId: `contract.consumption-point.${signing.application.consumerId}` },
      {
        type: "missing-reminded",
        missingId: `pmo.project.${projectId}`,
        others: [`contract.consumption-point.${signing.application.consumerId}`],
      },
    ),
    "left-after-signing": of({ type: "left-after-signing", applicationId, documentIds }),
    "signed-account-deleted": of({
      type: "signed-account-deleted",
      project: { id: projectId, name: planted },
      pointName: planted,
      name: planted,
      signed: ["bulletin", "salesContract"],
      retractUntil: "2026-12-14",
      terms: [{ label: "Préavis", text: planted }],
      holder: { email: participant.email, firstName: planted },
      signers: [{ email: holder.email, firstName: planted }],
      owner: { email: owner.email, firstName: planted },
      sellers: [{ email: holder.email, firstName: planted }],
      others: [{ pointName: planted, signed: ["salesContract"], terms: [], sellers: [] }],
    }),
    "signed-project-deleted": of({
      type: "signed-project-deleted",
      projectName: planted,
      holder: { email: participant.email, firstName: planted },
      signers: [{ email: holder.email, firstName: planted }],
      places: [
        {
          ...{ pointName: planted, signed: ["bulletin", "salesContract"], retractUntil: "2026-12-14" },
          terms: [{ label: "Préavis", text: planted }],
          ...{ sellers: [], parties: [planted] },
        },
      ],
    }),
    "application-announced": of({ type: "application-announced", applicationId, emailObject: planted }),
    "application-moved": of(
      { ...moved, from: "APPLICATION", to: "PROPOSAL", by: "owner" },
      { ...moved, from: "APPLICATION", to: "SIGNATURE", by: "owner" },
      { ...moved, from: "APPLICATION", to: "REJECTED", by: "owner" },
      { ...moved, from: "SIGNED", to: "EXPLOITATION", by: "owner" },
      { ...moved, from: "SIGNATURE", to: "SIGNED", by: "system" },
      { ...moved, from: "PROPOSAL", to: "SIGNATURE", by: "holder" },
      { ...moved, from: "PROPOSAL", to: "REJECTED", by: "holder" },
      { ...moved, from: "SIGNATURE", to: "REJECTED", by: "holder" },
      { ...moved, from: "SIGNATURE", to: "REJECTED", by: "holder", elsewhere: ["salesContract"] },
    ),
    "consumer-retracted": of(
      retracted,
      { ...retracted, added: ["CV-7D9F1C1E"] },
      { ...retracted, consentEnded: true, unsealed: ["bulletin"] },
    ),
    "departure-withdrawn": of({ type: "departure-withdrawn", applicationId }),
    "departure-requested": of({ type: "departure-requested", applicationId }),
    "invitation-created": of({ type: "invitation-created", invitationId: ids.invitation }),
    "contact-confirmation-wanted": of({ type: "contact-confirmation-wanted", messageId: ids.message }),
    "owner-contacted": of({ type: "owner-contacted", messageId: ids.message }),
    "project-alert-confirmation-wanted": of({
      type: "project-alert-confirmation-wanted",
      alertId: ids.alert,
    }),
    "project-alert-created": of({ type: "project-alert-created", alertId: ids.alert }),
    "project-alert-matched": of({ type: "project-alert-matched", alertId: ids.alert, projectId }),
    "contract-withdrawn": of({ type: "contract-withdrawn", projectId, documentIds }),
    "departure-unscheduled": of({ type: "departure-unscheduled", applicationId, day: "2027-03-03" }),
    "departure-scheduled": of({ type: "departure-scheduled", applicationId }),
    "owner-notice": of({ type: "owner-notice", applicationId }),
    "seller-left": of({
      type: "seller-left",
      projectId,
      productionPointIds: [signing.productionPointId],
      documentIds,
    }),
    "seller-leaving": of(
      {
        type: "seller-leaving",
        projectId,
        productionPointIds: [signing.productionPointId],
        documentIds,
        day: "2027-03-03",
      },
      {
        type: "seller-leaving",
        projectId,
        productionPointIds: [signing.productionPointId],
        documentIds,
        day: "2027-03-03",
        isOff: true,
      },
    ),
    "buyer-leaving": of(
      {
        type: "buyer-leaving",
        projectId: signing.projectId,
        documentIds,
        departure: { leavingOn: "2027-03-03", noticeEndsOn: "2027-05-03" },
      },
      {
        type: "buyer-leaving",
        projectId: signing.projectId,
        documentIds,
        departure: { leavingOn: "2027-03-03", settledFor: "2027-03-03" },
      },
    ),
    "fee-raised": of({ type: "fee-raised", projectId }),
    "dues-called": of({
      type: "dues-called",
      projectId,
      day: "2026-12-01",
      points: [{ of: "application", id: applicationId, dueOn: "2026-12-01", yearly: 15, once: 5 }],
    }),
    "price-ending": of({ type: "price-ending", applicationId }),
    "price-taxed": of(
      { type: "price-taxed", projectId, at: "2999-01-01", was: nobodyTaxed },
      // Its contract was taken back since.
      { type: "price-taxed", projectId, at: "2998-01-01", was: nobodyTaxed },
    ),
    "consent-ending": of({ type: "consent-ending", consentId: ids.consent }),
    "consent-withdrawn": of({ type: "consent-withdrawn", consentId: ids.consent }),
    "signature-invited": of(
      { type: "signature-invited", projectId, email: participant.email },
      { type: "signature-invited", projectId, email: another },
    ),
    "signature-reminded": of({ type: "signature-reminded", projectId, email: participant.email }),
    "signed-copies-ready": of(
      { type: "signed-copies-ready", projectId, email: participant.email, documentIds, asOwner: false },
      { type: "signed-copies-ready", projectId, email: owner.email, documentIds, asOwner: true },
    ),
    "signature-declined": of({
      type: "signature-declined",
      projectId,
      documentIds,
      signerId: ids.signer,
      reason: planted,
    }),
    "signature-disowned": of({ type: "signature-disowned", projectId, documentIds, signerId: ids.signer }),
    "signature-expired": of({ type: "signature-expired", projectId, documentIds }),
    "seller-meter-known": of({
      type: "seller-meter-known",
      projectId,
      productionPointId: signing.productionPointId,
    }),
    "printed-meter-changed": of({
      type: "printed-meter-changed",
      projectId,
      participant: asProducer(signing.productionPointId),
      signed: 1,
      withdrawn: 2,
      toRenew: 1,
    }),
    "signed-place-changed": of(
      {
        type: "signed-place-changed",
        projectId,
        participant: asProducer(signing.productionPointId),
        changed: "address",
        was: planted,
        is: planted,
      },
      {
        type: "signed-place-changed",
        projectId,
        participant: asProducer(signing.productionPointId),
        changed: "siret",
      },
      {
        type: "signed-place-changed",
        projectId,
        participant: asProducer(signing.productionPointId),
        changed: "holder",
        things: ["name", "number", "birth"],
        was: planted,
        is: planted,
      },
    ),
    "sent-documents-taken-back": of(
      {
        type: "sent-documents-taken-back",
        projectId,
        participant: asProducer(signing.productionPointId),
        changed: "address",
        withdrawn: 1,
      },
      {
        type: "sent-documents-taken-back",
        projectId,
        participant: asProducer(signing.productionPointId),
        changed: "holder",
        withdrawn: 2,
      },
    ),
    "asked-documents-taken-back": of(
      { type: "asked-documents-taken-back", projectId, changed: "association", documentIds },
      { type: "asked-documents-taken-back", projectId, changed: "holder", documentIds },
    ),
    "sending-taken-back": of({ type: "sending-taken-back", projectId, documentIds }),
    // Told to whom no contract was sent: those above are declined by now.
    "terms-written": of({ type: "terms-written", projectId }),
    "signers-to-tell": of({
      type: "signers-to-tell",
      projectId,
      pointIds: [signing.application.consumerId ?? ""],
      documentIds: [],
      documents: [],
    }),
    "seller-vat-awaited": of({ type: "seller-vat-awaited", projectId }),
    "signed-place-waiting": of({ type: "signed-place-waiting", applicationId, hasWaited: true }),
    "application-reopened": of({ type: "application-reopened", applicationId }),
    "seller-vat-changed": of({
      type: "seller-vat-changed",
      projectId,
      productionPointId: signing.productionPointId,
      vatRegime: "standard",
      signed: 2,
      withdrawn: 1,
      dearer: {
        accepted: { count: 9, paid: { from: { min: 0.1, max: 0.11 }, to: { min: 0.12, max: 0.132 } } },
        proposed: { count: 1, paid: null },
      },
    }),
    "contract-ends": of({ type: "contract-ends", productionPointId: signing.productionPointId }),
    "contract-runs-too-long": of({
      type: "contract-runs-too-long",
      productionPointId: signing.productionPointId,
    }),
    // The last: who has left takes part in nothing of the above, and no other mail tells an owner of his own place.
    "departure-settled": of({ type: "departure-settled", applicationId }),
    "seller-begins-otherwise": of({
      type: "seller-begins-otherwise",
      productionPointId: signing.productionPointId,
    }),
    "place-started": of({ type: "place-started", applicationId }),
  };
}

it("no mail of any kind carries a link or markup that somebody typed", async () => {
  const world = await aWorld();
  const { server } = world;
  await plant(world);
  const ours = server.deps.config.publicUrl;
  server.mails.length = 0;
  for (const [type, list] of Object.entries(events(world)) as [Telling, DomainEvent[]][]) {
    await before[type]?.(world);
    for (const event of list) {
      const told = server.mails.length;
      await emit(server, event);
      expect(server.mails.length, `${JSON.stringify(event)} sends a mail`).toBeGreaterThan(told);
    }
  }
  expect(JSON.stringify(server.mails)).toContain("evil");
  for (const mail of server.mails) expectHarmless(mail, ours);
}, 120_000);
