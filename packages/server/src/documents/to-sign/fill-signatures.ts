import { foldText } from "@mec/domain/shared";
import type { LegalDocument, SignaturePlace } from "../legal/model.ts";
import type { SignatureBlock } from "./content.ts";

const given = ({ signedName, signedAt, drawing }: SignatureBlock): SignaturePlace["signature"] => ({
  name: signedName,
  at: signedAt,
  ...(drawing ? { drawing } : {}),
});

const isSamePerson = (place: SignaturePlace, block: SignatureBlock): boolean =>
  foldText(place.signerName) === foldText(block.name);

/** A place made for a signature that has none in the document: it is shown all the same. */
const placeFor = (block: SignatureBlock): SignaturePlace => ({
  role: block.role,
  signerName: block.name,
  capacity: "Signataire",
  party: [block.name],
  signer: [],
  signature: given(block),
});

/**
 * The document with its signatures, each in the place of its role and of its signer; the only place of a role takes
 * the only signature of that role, whatever its name.
 */
export function fillSignatures(document: LegalDocument, blocks: readonly SignatureBlock[]): LegalDocument {
  const left = [...blocks];
  const take = (matches: (block: SignatureBlock) => boolean): SignatureBlock[] => {
    const at = left.findIndex(matches);
    return at === -1 ? [] : left.splice(at, 1);
  };
  const withRole = (items: readonly { role: string }[], role: string) =>
    items.filter((item) => item.role === role).length;
  const filled = document.signatures.map((place) => {
    const isOnly = withRole(document.signatures, place.role) === 1 && withRole(blocks, place.role) === 1;
    const [block] = take((one) => one.role === place.role && (isOnly || isSamePerson(place, one)));
    return block ? { ...place, signature: given(block) } : place;
  });
  return { ...document, signatures: [...filled, ...left.map(placeFor)] };
}
