import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import text from "../../../ui/plain/text.module.css";
import { countedForText } from "./counted-for.ts";
import type { ExploreSearch } from "./search-state.ts";

interface Props {
  known: KnownDossier;
  search: ExploreSearch;
}

/** Under the visitor's card: which place the sums below count, as soon as there are any. */
export function CountedForLine({ known: { home, dossier }, search }: Props) {
  const told = home && countedForText(dossier.address, search);
  return told && <p className={`${text.small} ${text.dim}`}>{told}</p>;
}
