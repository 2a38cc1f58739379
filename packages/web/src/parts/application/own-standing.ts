import { t } from "../../platform/i18n.ts";
import type { DocumentsStanding } from "../document/holder-states.ts";
import { actors, type Signing, type Standing } from "./turns.ts";

interface Known extends Pick<Signing, "signer" | "isOwnSale"> {
  readonly documents: DocumentsStanding;
  readonly isLacking: boolean;
}

function preparing({ signer, isOwnSale }: Known): string {
  const what = isOwnSale ? t("deux documents") : t("trois documents");
  return signer
    ? t(
        "Vous envoyez {{what}} depuis votre espace, «\u00a0Documents\u00a0». {{name}} les reçoit à l’adresse {{email}} pour les signer.",
        { what, ...signer },
      )
    : t("Vous envoyez {{what}} depuis votre espace, «\u00a0Documents\u00a0», puis vous les signez.", {
        what,
      });
}

/** What comes next for a place of who bears the project himself; null where the usual words hold. */
function nextOf({ status }: Pick<Standing, "status">, known: Known): string | null {
  switch (status) {
    case "APPLICATION":
      return t("Ce lieu attend que vous l’acceptiez, depuis votre espace, «\u00a0Mes participants\u00a0».");
    case "PROPOSAL":
      return t("Vous avez proposé un prix à ce lieu, qui est à vous\u00a0: répondez-y ici.");
    case "SIGNATURE":
      return known.documents === "preparing" && !known.isLacking ? preparing(known) : null;
    case "SIGNED":
      return t(
        "Tout est signé. Vous le faites entrer dans le partage une fois que le gestionnaire de réseau en a confirmé le jour.",
      );
    default:
      return null;
  }
}

/** The state of a place whose holder bears the project: whatever its owner has to do is his. */
export function ofOwnProject(told: Standing, known: Known): Standing {
  const { owner, both, holder } = actors();
  const isBoth = known.signer !== null && told.status === "SIGNATURE" && known.documents === "preparing";
  const actor = told.actor === owner || told.actor === both || isBoth ? holder : told.actor;
  return { ...told, actor, next: nextOf(told, known) ?? told.next };
}
