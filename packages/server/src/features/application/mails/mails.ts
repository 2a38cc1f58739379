import { pages } from "@mec/api";
import { invitationParagraphs, invitationReason, isPriceOpen } from "@mec/domain/application";
import { consentEndedText } from "@mec/domain/point";
import { hasRoom } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { essentialLabels, splitEssentials } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import {
  composeMail,
  type EventOf,
  type MailDraft,
  type Reactions,
  webLink,
} from "../../../jobs/reaction.ts";
import { abuseNotice } from "../../../links/abuse-link.ts";
import { linkToken } from "../../../links/tokens.ts";
import { findFirstDays } from "../../document/index.ts";
import { hasConsentEnded } from "../../point/index.ts";
import { gaugeOf, projectInSubject } from "../../project/index.ts";
import { findBuying } from "../find-buying.ts";
import { armInvitation, findInvitationToSend } from "../invitations/invitation-store.ts";
import { keepAnnounced } from "../kept-sums/keep-announced.ts";
import { findEnding } from "../left/reads.ts";
import { acceptedPriceMail } from "./accepted-price-mail.ts";
import { accountReminder } from "./account-reminder.ts";
import { tellChanged } from "./changed-conditions.ts";
import { applicationReceivedMail, newApplicationMail } from "./created-mails.ts";
import {
  departureDoneMail,
  departureReceivedMail,
  departureRequestedMail,
  departureSettledMail,
  departureWithdrawnMails,
  ownDepartureMail,
} from "./departure-mails.ts";
import { buyingText, endingPriceMail, holderMail, withdrawnMail } from "./holder-mails.ts";
import { leavingTexts } from "./leaving-texts.ts";
import { type ApplicationFacts, findApplicationFacts, findOpenPrice, fullName } from "./mail-facts.ts";
import { ownerMail } from "./owner-mails.ts";
import { tellNotice } from "./owner-notice-mails.ts";
import { plantSumText, startedSaleText } from "./plant-sum.ts";
import { pricedMail } from "./priced-mail.ts";
import { tellReopened } from "./reopened-mail.ts";
import { boundedToHolder, boundedToOwner } from "./repeated-mails.ts";
import { departureScheduledMail, departureUnscheduledMail } from "./scheduled-mails.ts";
import { countContractsLeft, tellSigned } from "./signed-mail.ts";
import { findSetAside, findSignedName } from "./signed-places.ts";
import { signerLeftMails } from "./signer-left-mail.ts";
import { soldTexts } from "./sold-contracts.ts";
import { startedMails } from "./started-mails.ts";
import { tellTaxedPrice } from "./taxed-price.ts";
import { unpricedParagraphs } from "./unpriced-mail.ts";

/**
 * The mails about an application, if it still exists; an owner is not told of what he does with a point of
 * his own.
 * @param isOwnersPlace for what happens to such a point by itself: of no other
 */
async function about(
  deps: Deps,
  applicationId: string,
  jobId: string,
  draftsOf: (
    facts: ApplicationFacts,
  ) => readonly (MailDraft | null)[] | Promise<readonly (MailDraft | null)[]>,
  isOwnersPlace = false,
): Promise<Mail[]> {
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  if (!facts || (facts.owner.id === facts.holder.id) !== isOwnersPlace) return [];
  return (await draftsOf(facts)).flatMap((draft) => (draft ? [composeMail(deps, jobId, draft)] : []));
}

type Bearer = Pick<
  NonNullable<Awaited<ReturnType<typeof findInvitationToSend>>>,
  "bearerKind" | "bearerName" | "bearerVerifiedAt"
>;
const bearerOf = ({ bearerKind: kind, bearerName: name, bearerVerifiedAt }: Bearer) =>
  kind === null ? null : { kind, name, isVerified: bearerVerifiedAt !== null };

/** That the data of his meter are read no more, where they were. */
const consentTexts = async (deps: Deps, { participant }: ApplicationFacts): Promise<string[]> =>
  (await hasConsentEnded(deps.db, participant)) ? [consentEndedText] : [];

/** What the step brings to who is told of it: his income to a producer who is accepted, what is sold, and what he still gives to be paid, to one who starts, his estimate to a consumer who is so without a price, what he pays and to whom to one who starts, what ends with it to one who is refused. */
async function toldOf(
  deps: Deps,
  facts: ApplicationFacts,
  { from, to, startsOn }: EventOf<"application-moved">,
): Promise<readonly MailParagraph[]> {
  if (to === "REJECTED") return consentTexts(deps, facts);
  if (facts.participant.kind === "producer") {
    if (to === "SIGNATURE") return plantSumText(deps, facts);
    return to === "EXPLOITATION"
      ? [...(await startedSaleText(deps, facts)), ...(await accountReminder(deps, facts))]
      : [];
  }
  // A price would have made it a proposal first.
  if (from === "APPLICATION" && to === "SIGNATURE") return unpricedParagraphs(deps, facts);
  if (to !== "EXPLOITATION") return [];
  const { projectId, participant } = facts;
  const starts = await findFirstDays(deps.db, projectId, { pointIds: [participant.id], now: deps.now() });
  const lines = (await findBuying(deps.db, participant.id)) ?? [];
  const ofBills = lines.filter(({ subject }) => subject === "price" || subject === "billing");
  const list = splitEssentials(ofBills).lines.map(
    ({ subject, text }) => `${essentialLabels[subject]}\u00a0: ${text}`,
  );
  const { laterSellersText, ...known } = starts.get(participant.id) ?? {};
  return [
    buyingText({ ...known, startsOn }, dayInParis(deps.now())),
    ...(laterSellersText ? [laterSellersText] : []),
    ...(list.length > 0 ? [{ list }] : []),
  ];
}

/** Its owner has a document signed here after all: he knows, and nobody is accepted a second time. */
const isReopened = ({ to, by }: EventOf<"application-moved">): boolean =>
  to === "SIGNATURE" && by === "system";

async function toHimself(deps: Deps, facts: ApplicationFacts, event: EventOf<"application-moved">) {
  if (event.to === "SIGNATURE") return acceptedPriceMail(deps, facts, event);
  if (event.to !== "REJECTED" || event.signed?.length || event.sold) return null;
  if (!facts.isHolderConfirmed) return null;
  const mail = withdrawnMail(deps, facts, { ...event, told: await consentTexts(deps, facts) });
  return event.from === "APPLICATION" ? boundedToHolder(deps, facts, mail) : mail;
}

async function toOwner(deps: Deps, facts: ApplicationFacts, event: EventOf<"application-moved">) {
  if (event.by === "owner" || isReopened(event)) return null;
  const isSold = event.to === "SIGNED" && facts.participant.kind === "producer";
  const mail = ownerMail(deps, facts, event, {
    contractsLeft: isSold ? await countContractsLeft(deps, facts) : 0,
    hasElsewhere: event.to === "SIGNED" && (await findSetAside(deps.db, event.applicationId)).length > 0,
  });
  return event.from === "APPLICATION" && event.to === "REJECTED" ? boundedToOwner(deps, facts, mail) : mail;
}

/** Who takes a step himself is told of his yes, and of his withdrawal: who had signed here, by the mail of his leaving (`left-after-signing`). What a consumer of several places is told of all of them at once has a mail of its own; that all is signed, by `tellSigned`. */
async function toHolder(deps: Deps, facts: ApplicationFacts, event: EventOf<"application-moved">) {
  if (event.by === "holder") return toHimself(deps, facts, event);
  // In a moment, if that is still so (`tellReopened`).
  if (isReopened(event)) return null;
  if (facts.participant.kind === "consumer" && event.to === "PROPOSAL") return pricedMail(deps, facts, event);
  if (event.to === "SIGNED") return null;
  return holderMail(deps, facts, event, await toldOf(deps, facts, event));
}

export const applicationReactions = {
  "application-created": (deps, { applicationId, ownerWaits }, jobId) =>
    about(deps, applicationId, jobId, async (facts) => {
      await keepAnnounced(deps, applicationId, facts);
      return [
        ownerWaits ? null : await boundedToOwner(deps, facts, newApplicationMail(deps, facts)),
        await boundedToHolder(deps, facts, applicationReceivedMail(deps, facts)),
      ];
    }),

  "application-announced": (deps, { applicationId, emailObject }, jobId) =>
    about(deps, applicationId, jobId, async (facts) => [
      await boundedToOwner(deps, facts, newApplicationMail(deps, facts, emailObject)),
    ]),

  "application-moved": async (deps, event, jobId) => {
    if (event.to === "SIGNED") await tellSigned(deps, event.applicationId, jobId);
    const signedName = event.to === "SIGNED" ? await findSignedName(deps.db, event.applicationId) : null;
    const own = await about(deps, event.applicationId, jobId, async (known) => {
      const facts = signedName === null ? known : { ...known, pointName: signedName };
      return [await toOwner(deps, facts, event), await toHolder(deps, facts, event)];
    });
    const hasEnded = event.to === "REJECTED" && event.from !== "APPLICATION" && event.from !== "PROPOSAL";
    return hasEnded ? [...own, ...(await signerLeftMails(deps, event.applicationId, jobId))] : own;
  },

  "signed-place-waiting": (deps, { applicationId, hasWaited }, jobId) =>
    tellSigned(deps, applicationId, jobId, hasWaited),

  "application-reopened": tellReopened,

  "place-started": startedMails,

  "departure-requested": (deps, { applicationId }, jobId) =>
    about(deps, applicationId, jobId, async (facts) => [
      departureRequestedMail(deps, facts),
      departureReceivedMail(deps, facts, [
        ...(await soldTexts(deps, facts, "asked")),
        ...(await leavingTexts(deps, facts)),
      ]),
    ]),

  "departure-withdrawn": (deps, { applicationId }, jobId) =>
    about(deps, applicationId, jobId, (facts) => departureWithdrawnMails(deps, facts)),

  "departure-settled": async (deps, { applicationId }, jobId) => {
    const ending = await findEnding(deps.db, applicationId);
    if (!ending) return [];
    const ownersPlace = (facts: ApplicationFacts) => [ownDepartureMail(deps, facts, ending)];
    const owners = await about(deps, applicationId, jobId, ownersPlace, true);
    const own = await about(deps, applicationId, jobId, async (facts) => {
      const sold = await soldTexts(deps, facts, "settled");
      return [
        departureSettledMail(deps, facts, ending, { sold, ended: await consentTexts(deps, facts) }),
        departureDoneMail(deps, facts, ending, sold.length > 0),
      ];
    });
    return [...owners, ...own, ...(await signerLeftMails(deps, applicationId, jobId))];
  },

  "departure-scheduled": (deps, { applicationId, ...settled }, jobId) =>
    about(deps, applicationId, jobId, async (facts) => [
      departureScheduledMail(deps, facts, settled, [
        ...(await soldTexts(deps, facts, "scheduled")),
        ...(await leavingTexts(deps, facts)),
      ]),
    ]),

  "departure-unscheduled": (deps, { applicationId, day }, jobId) =>
    about(deps, applicationId, jobId, (facts) => [departureUnscheduledMail(deps, facts, day)]),

  "owner-notice": tellNotice,

  "fee-raised": tellChanged,

  "signers-to-tell": tellChanged,
  "terms-written": tellChanged,

  "price-taxed": (deps, event, jobId) => tellTaxedPrice(deps, event, jobId),

  "price-ending": async (deps, { applicationId }, jobId) => {
    const until = await findOpenPrice(deps.db, applicationId);
    if (until === null || !isPriceOpen(until, deps.now())) return [];
    return about(deps, applicationId, jobId, (facts) => [endingPriceMail(deps, facts, until)]);
  },

  "invitation-created": async (deps, { invitationId }, jobId) => {
    const invitation = await findInvitationToSend(deps.db, invitationId);
    if (!invitation) return [];
    const token = linkToken(deps.config.sessionSecret, jobId, "invitation");
    await armInvitation(deps.db, invitationId, token);
    const owner = fullName(invitation);
    const project = projectInSubject(
      invitation.projectName,
      invitation.moderationStatus,
      "un projet d’électricité partagée entre voisins",
    );
    return [
      composeMail(deps, jobId, {
        to: invitation.email,
        subject: `${owner} vous invite à rejoindre ${project}`,
        title: `${owner} vous invite`,
        paragraphs: invitationParagraphs({
          ...invitation,
          owner,
          bearer: bearerOf(invitation),
          hasRoom: hasRoom(gaugeOf(invitation)),
          word: invitation.word ?? "",
        }),
        action: {
          label: "Découvrir le projet",
          // The project's name stays out of the link, since the owner typed it: the page adds it.
          url: webLink(
            deps,
            pages.project.to(
              { projectId: invitation.projectId, projectName: "invitation" },
              { query: { invitation: token } },
            ),
          ),
        },
        footer: invitationReason(owner),
        footerLink: abuseNotice(deps, "invitation", invitationId),
      }),
    ];
  },
} satisfies Partial<Reactions>;
