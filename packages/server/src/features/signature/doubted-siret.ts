import { conjunction, deSomebody, plural } from "@mec/domain/shared";
import { identifierDoubt, legalIdentifierField, type SignatoryInput } from "@mec/domain/signatory";
import { grouped } from "../../documents/to-sign/identity.ts";
import type { SaidDocument } from "../document/index.ts";

/** How many are named: an association signs for hundreds, and each document says its own. */
const mostNamed = 3;

const partiesOf = ({ content }: SaidDocument): (SignatoryInput | null)[] =>
  content.kind === "salesContract"
    ? [content.consumer, ...content.producers.map(({ identity }) => identity)]
    : [content.participant];

/** "de Le Fournil (732 829 320 00075)", of a party whose number seems wrong. */
function doubtedIn(party: SignatoryInput | null): string[] {
  if (party?.entityType !== "Professionnel" || identifierDoubt(party) === null) return [];
  const number = party[legalIdentifierField(party.juridiction)] ?? "";
  return [`${deSomebody(party.socialReason)} (${grouped(number, 3, 3, 3)})`];
}

/** Whose SIRET to verify before it is signed, each once; null where none is doubted. It keeps nobody from signing. */
export function doubtedSiretText(documents: readonly SaidDocument[]): string | null {
  const doubted = [...new Set(documents.flatMap(partiesOf).flatMap(doubtedIn))];
  if (doubted.length === 0) return null;
  const others = doubted.length - mostNamed;
  const named = conjunction([
    ...doubted.slice(0, mostNamed),
    ...(others > 0 ? [`de ${plural(others, "autre", "autres")}`] : []),
  ]);
  return doubted.length === 1
    ? `Vérifiez le SIRET ${named}\u00a0: il ne semble pas exister.`
    : `Vérifiez les SIRET ${named}\u00a0: ils ne semblent pas exister.`;
}
