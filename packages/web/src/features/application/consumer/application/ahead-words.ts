import type { PriceProposal } from "@mec/api/study";
import { monthText, type Start, startToCome } from "@mec/domain/project";
import { formatDate, formatEuro } from "@mec/domain/shared";
import type { DocumentsStanding } from "../../../../parts/document/holder-states.ts";
import { t } from "../../../../platform/i18n.ts";

interface Accepted {
  readonly documents: DocumentsStanding;
  /** Whether his documents wait for something that only he can give: the sentence above says that, and not what follows. */
  readonly isLacking: boolean;
  /** Whether it buys from nobody but its own body, with a price or without. */
  readonly isOwnSale?: boolean;
  readonly start: Start & { readonly startsOn?: string | undefined };
  /** Null where no price was agreed: what membership costs is then not known here. */
  readonly dues: Pick<PriceProposal, "membershipEur" | "entranceEur"> | null;
  /** Whether he has other places: what membership costs is then of this one alone. */
  readonly isOneOfSeveral?: boolean;
  readonly today: string;
}

function nextText({ documents, isLacking, isOwnSale = false }: Accepted): string | null {
  if (documents === "to-sign" || documents === "to-confirm") return t("Les autres signent à leur tour");
  if (documents !== "preparing" || !isLacking) return null;
  return isOwnSale
    ? t("Deux documents à signer, en général sous quatre semaines")
    : t("Trois documents à signer, en général sous quatre semaines");
}

function startText({ start, today }: Accepted): string {
  if (start.startsOn && start.startsOn > today)
    return t("Le partage démarre le {{day}}\u00a0; votre tour suit les signatures", {
      day: formatDate(start.startsOn),
    });
  if (start.stage === "running") return t("Le projet partage déjà\u00a0; votre tour suit les signatures");
  const month = startToCome(start, today);
  return month === null
    ? t("Date pas encore annoncée")
    : t("Prévu en {{month}}", { month: monthText(month) });
}

/** What he pays as he signs; once he has, the page asks for it in the bulletin's own words. */
function duesText({ documents, dues, isOneOfSeveral = false }: Accepted): string | null {
  if (!dues || documents === "signed" || documents === "sale-to-come") return null;
  const { membershipEur, entranceEur = 0 } = dues;
  if (membershipEur === null) return t("Cotisation pas encore fixée");
  const parts = [
    ...(membershipEur > 0 ? [t("{{fee}} de cotisation", { fee: formatEuro(membershipEur) })] : []),
    ...(entranceEur > 0 ? [t("{{fee}} de droit d’entrée", { fee: formatEuro(entranceEur) })] : []),
  ];
  return parts.length === 0
    ? t("Rien à l’adhésion")
    : t("{{dues}}{{whose}}, à votre admission, une fois signé", {
        dues: parts.join(t(" et ")),
        whose: isOneOfSeveral ? t(" pour ce lieu") : "",
      });
}

/** What lies before an accepted candidate, on one look: what comes next, when it starts, what is paid before. */
export function aheadRows(accepted: Accepted): (readonly [label: string, value: string])[] {
  const rows: readonly (readonly [string, string | null])[] = [
    [t("Ensuite"), nextText(accepted)],
    [t("Démarrage"), startText(accepted)],
    [t("À payer"), duesText(accepted)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
