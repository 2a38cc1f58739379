import { pages } from "@mec/api";
import type { Deps } from "../../../deps.ts";
import type { OutgoingMail } from "../../../jobs/job-data.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { linkToken } from "../../../links/tokens.ts";
import { findSaidDocuments } from "../../document/index.ts";
import { keepLink } from "../link.ts";
import { findPlacesOf, type Person, type SignerPlace } from "../place-store.ts";
import { isAwaited } from "../session.ts";
import { saveTold } from "../signer-store.ts";
import { tellUntold } from "../tell-untold.ts";
import { findToCome } from "../to-come.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import { leftForSignerMails } from "./left-for-signer-mail.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { signedSums } from "./signed-sums.ts";
import { toEndText } from "./to-end-text.ts";

/** Makes the link as its mail is written: only its hash is kept. */
export async function makeLink(deps: Deps, person: Person, jobId: string, purpose: string): Promise<string> {
  const token = linkToken(deps.config.sessionSecret, jobId, purpose);
  await keepLink(deps.db, person, token, deps.now());
  return webLink(deps, pages.signature.to({ token }));
}

type Places = readonly [SignerPlace, ...SignerPlace[]];

const some = <T>([first, ...others]: readonly T[]): readonly [T, ...T[]] | null =>
  first === undefined ? null : [first, ...others];

/** What a person has in a project. */
interface Known {
  readonly facts: ProjectFacts;
  /** What waits for him. */
  readonly awaited: readonly SignerPlace[];
}

async function findKnown(deps: Deps, person: Person): Promise<Known | null> {
  const facts = await findProjectFacts(deps.db, person.projectId);
  if (!facts) return null;
  const all = await findPlacesOf(deps.db, person);
  return { facts, awaited: all.filter((place) => isAwaited(place, deps.now())) };
}

/** A mail that asks to sign these places: when it was handed over belongs to the evidence of each. */
const askingMail = (
  deps: Deps,
  jobId: string,
  draft: MailDraft,
  { places, isReminder }: { readonly places: Places; readonly isReminder: boolean },
): OutgoingMail => ({
  ...composeMail(deps, jobId, draft),
  onceSent: {
    type: "signature-mail-sent",
    projectId: places[0].projectId,
    email: places[0].email,
    signerIds: places.map(({ signerId }) => signerId),
    isReminder,
  },
});

/** @returns no mail once the mailbox has had its daily share: anybody may have typed it. */
async function askToConfirm(
  deps: Deps,
  facts: ProjectFacts,
  jobId: string,
  asking: { readonly places: Places; readonly isReminder: boolean },
): Promise<OutgoingMail[]> {
  const { places } = asking;
  const [{ email }] = places;
  if (!(await mayCount(deps.limits, "addressMailsPerMailbox", email))) return [];
  const url = await makeLink(deps, { projectId: facts.projectId, email }, jobId, "signature");
  return [askingMail(deps, jobId, confirmationMail(facts, places, url), asking)];
}

/** Those of the places that an earlier mail told of than the one that leaves. */
function toldBefore(places: readonly SignerPlace[]): SignerPlace[] {
  const times = places.flatMap(({ mailedAt }) => mailedAt?.getTime() ?? []);
  const newest = Math.max(...times);
  return places.filter(({ mailedAt }) => mailedAt !== null && mailedAt.getTime() < newest);
}

/**
 * The mail about all that waits for a person's signature in a project; none when nothing does any more. Until
 * the address is confirmed the mail asks for that, and the documents follow.
 */
async function askToSign(
  deps: Deps,
  { facts, awaited }: Known,
  jobId: string,
  isReminder: boolean,
): Promise<OutgoingMail[]> {
  const places = some(awaited.filter(({ address }) => address === "confirmed"));
  const unproven = some(awaited.filter(({ address }) => address === "to-confirm"));
  if (!places) return unproven ? askToConfirm(deps, facts, jobId, { places: unproven, isReminder }) : [];
  const [{ email, signatureLink }] = places;
  const person = { projectId: facts.projectId, email };
  const url = signatureLink === null ? await makeLink(deps, person, jobId, "signature") : null;
  const said = await findSaidDocuments(
    deps.db,
    places.map(({ documentId }) => documentId),
  );
  const contents = said.map(({ content }) => content);
  const mail = invitationMail(facts, places, {
    url,
    isReminder,
    isMore: toldBefore(places).length > 0,
    contents,
    toCome: await findToCome(deps.db, awaited, deps.now()),
    toEnd: await toEndText(deps, places, contents),
    sums: await signedSums(deps, places, said).catch((error: unknown) => {
      // Who is to sign waits for no sum: the page where he signs tells it.
      deps.log.error({ err: error }, "the sums of what is to be signed");
      return [];
    }),
  });
  // A mail that could not be queued is written again, of all that waits then.
  await saveTold(
    deps.db,
    places.map(({ signerId }) => signerId),
    deps.now(),
  );
  return [askingMail(deps, jobId, mail, { places, isReminder })];
}

/**
 * A mail to a signer who is to be told of something, and to who named another than himself: that he has nothing to do, and who
 * has; once for what waits.
 */
export async function inviteToSign(
  deps: Deps,
  { ifUntold, ...person }: EventOf<"signature-invited">,
  jobId: string,
): Promise<OutgoingMail[]> {
  if (ifUntold) {
    await tellUntold(deps, person);
    return [];
  }
  const known = await findKnown(deps, person);
  const asked = known ? await askToSign(deps, known, jobId, false) : [];
  if (asked.length === 0 || !known) return asked;
  const before = new Set(toldBefore(known.awaited).map(({ accountId }) => accountId));
  const news = known.awaited.filter(({ accountId }) => !before.has(accountId));
  const told = await leftForSignerMails(deps, known.facts, news);
  return [...asked, ...told.map((draft) => composeMail(deps, jobId, draft))];
}

export async function remindToSign(deps: Deps, person: Person, jobId: string): Promise<OutgoingMail[]> {
  const known = await findKnown(deps, person);
  return known ? askToSign(deps, known, jobId, true) : [];
}
