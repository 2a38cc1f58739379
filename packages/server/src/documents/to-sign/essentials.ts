import type { SignerRole } from "@mec/domain/document";
import { type EssentialSubject, essentialSubjects } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { consumerEssentials } from "./essentials-of-consumer.ts";
import { pmoEssentials } from "./essentials-of-pmo.ts";
import { producerEssentials } from "./essentials-of-producer.ts";
import { sortDocuments } from "./sorted-documents.ts";

/** One line of the summary of what is signed. */
export interface Essential {
  readonly subject: EssentialSubject;
  readonly text: string;
}

function textsOf(role: SignerRole, documents: readonly DocumentContent[]): Record<EssentialSubject, string> {
  const sorted = sortDocuments(documents);
  if (role === "pmo") return pmoEssentials(sorted);
  const sells =
    role === "producer" || [sorted.bulletin, sorted.accord].some((one) => one?.site?.kind === "production");
  return sells ? producerEssentials(sorted) : consumerEssentials(sorted);
}

/** "Ce que vous signez": six lines that summarise these documents for a signer in this role. */
export function essentialsOf(role: SignerRole, documents: readonly DocumentContent[]): Essential[] {
  if (documents.length === 0) return [];
  const texts = textsOf(role, documents);
  return essentialSubjects.map((subject) => ({ subject, text: texts[subject] }));
}
