import type { SignerRole } from "@mec/domain/document";
import { type EssentialSubject, essentialSubjects } from "@mec/domain/signature";
import { consumerEssentials } from "./essentials-of-consumer.ts";
import { pmoEssentials } from "./essentials-of-pmo.ts";
import { producerEssentials } from "./essentials-of-producer.ts";
import { sortPapers } from "./essentials-papers.ts";
import type { Paper } from "./paper.ts";

/** One line of the summary of what is signed. */
export interface Essential {
  readonly subject: EssentialSubject;
  readonly text: string;
}

function textsOf(role: SignerRole, papers: readonly Paper[]): Record<EssentialSubject, string> {
  const sorted = sortPapers(papers);
  if (role === "pmo") return pmoEssentials(sorted);
  const sells =
    role === "producer" || [sorted.bulletin, sorted.accord].some((one) => one?.site?.kind === "production");
  return sells ? producerEssentials(sorted) : consumerEssentials(sorted);
}

/** "Ce que vous signez": six lines that summarise these papers for a signer in this role. */
export function essentialsOf(role: SignerRole, papers: readonly Paper[]): Essential[] {
  if (papers.length === 0) return [];
  const texts = textsOf(role, papers);
  return essentialSubjects.map((subject) => ({ subject, text: texts[subject] }));
}
