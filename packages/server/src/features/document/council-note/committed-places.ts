import type { SalesTerms } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import type { Deps } from "../../../deps.ts";
import type { NotePlace } from "../../../documents/council-note/data.ts";
import { commitmentOf } from "../../../documents/to-sign/commitment.ts";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { type FeeAmounts, loadFeeAmountsAt } from "../../pmo/reads.ts";
import { findAgreements, sinceAgreement } from "../../study/index.ts";
import { contentOf } from "../document-content.ts";
import { firstContract } from "../document-states.ts";
import { sellersTold, withoutNames } from "../get-commitment.ts";
import type { ProjectSources } from "../project-sources.ts";
import { loadTermsOf } from "../terms/reads.ts";
import type { AppliedPlace } from "./council-note-store.ts";
import { withFeeOf } from "./note-plants.ts";

/** A place, and what its note says of it. */
export interface Priced {
  readonly place: AppliedPlace;
  readonly note: NotePlace;
}

/** What members paid at a moment, in the words of today's fee; of one that was said only since, what is asked today. */
function feeOf({ pmo }: ProjectSources, { membership, entrance }: FeeAmounts) {
  if (!pmo.fee || membership === null) return pmo.fee;
  const asked = { required: membership > 0, amount: membership };
  return { ...pmo.fee, ...asked, entranceFeeRequired: entrance > 0, entranceFeeAmount: entrance };
}

/** What the bulletin and the contract of a place would say, with these terms and this fee. */
function draftsOf(
  sources: ProjectSources,
  { note }: Priced,
  { terms, fee, date }: { terms: SalesTerms | null; fee: ProjectSources["pmo"]["fee"]; date: Date },
): DocumentContent[] {
  const known = withoutNames(sources);
  const then = { ...known, pmo: { ...known.pmo, fee } };
  const wanted = { holder: null, reference: "", date, terms, next: firstContract(sources) };
  // A body signs no contract with itself.
  const signed = paysNobody(note.proposal)
    ? (["bulletin", "accord"] as const)
    : (["bulletin", "salesContract"] as const);
  return signed.map((kind) => {
    const draft = contentOf(then, { ...wanted, kind });
    return draft.kind === "salesContract" ? { ...draft, acceptedPrice: note.proposal.price } : draft;
  });
}

interface Committed {
  readonly documents: DocumentContent[];
  /** "2026-12-12": the day of the terms of all these lines; null where they are of several, or of today. */
  readonly agreedOn: string | null;
}

/** With the terms and the fee that each place was accepted with; of one that waits, and of what was written only since, those of today. */
async function committedOf(
  deps: Deps,
  sources: ProjectSources,
  priced: readonly Priced[],
): Promise<Committed> {
  const ids = priced.map(({ place }) => place.pointId);
  const agreements = await findAgreements(deps, ids);
  const termsOf = await loadTermsOf(deps.db, sources.project.id, ids);
  const feeAt = await loadFeeAmountsAt(deps.db, sources.project.id);
  const documents: DocumentContent[] = [];
  const days = new Set<string>();
  for (const one of priced) {
    const agreed = agreements.get(one.place.pointId);
    const then = agreed && termsOf(one.place.pointId, agreed);
    const terms = (then ?? termsOf(one.place.pointId))?.terms ?? null;
    const fee = agreed ? feeOf(sources, feeAt(agreed)) : sources.pmo.fee;
    days.add(agreed && then ? dayInParis(agreed) : "");
    documents.push(...draftsOf(sources, one, { terms, fee, date: deps.now() }));
  }
  const [day, ...others] = days;
  return { documents, agreedOn: others.length === 0 ? day || null : null };
}

/** What the buyers among these places are told, and what all of them are committed to: its plants' fee is told with theirs. */
export async function toldOfPlaces(
  deps: Deps,
  sources: ProjectSources,
  { priced, ofPlants }: { priced: readonly Priced[]; ofPlants: readonly DocumentContent[] },
) {
  const { documents, agreedOn } = await committedOf(deps, sources, priced);
  const bought = priced.filter(({ note }) => !paysNobody(note.proposal));
  const told = bought.map(({ place, note }) => ({
    pointId: place.pointId,
    price: note.proposal.price,
    sum: note.proposal,
  }));
  return {
    agreedOn,
    // What a body pays to itself is no purchase: no price that it accepted is told to have changed.
    sinceAgreement: told.length > 0 ? await sinceAgreement(deps, sources.project.id, told) : null,
    essentials: withFeeOf(
      { places: documents, plants: ofPlants },
      commitmentOf(documents, {
        isBusiness: priced.some(({ place }) => place.consumerType === "professional"),
        isOwnBody: bought.length === 0,
        isVatPaid: priced.some(({ note }) => note.proposal.isVatCounted),
        ...sellersTold(withoutNames(sources)),
      }),
    ),
  };
}

/** The same of a body that has plants alone. */
export const noPlaces = { agreedOn: null, sinceAgreement: null, essentials: [] };
