import { t } from "../../../platform/i18n.ts";
import type { Role, SignableDocument } from "./words.ts";

interface Invited {
  /** Whom he signs for, unless for himself. */
  readonly company?: string | null | undefined;
  /** His documents of the project that do not wait for him. */
  readonly others?: readonly Pick<SignableDocument, "kind" | "status" | "retractedAt">[];
}

const isContract = ({ kind }: Pick<SignableDocument, "kind">): boolean => kind === "salesContract";

/** Who asks for the signature, and why now. */
export function invitation(
  role: Role,
  projectName: string,
  documents: readonly Pick<SignableDocument, "kind" | "consumptionPointId">[],
  { company = null, others = [] }: Invited = {},
): string {
  // The same person may sign the accords for the legal body, and sell his production.
  const alsoSells = documents.some(isContract);
  const project = `«\u00a0${projectName}\u00a0»`;
  const hasContract = others.some(
    (other) => isContract(other) && other.status === "signed" && !other.retractedAt,
  );
  if (role === "participant" && hasContract && documents.every(isContract))
    return t(
      "Un producteur de plus vend son électricité dans le projet {{project}}. Ce que vous avez déjà signé ne change pas.",
      { project },
    );
  // Who signs for a structure may not have applied himself.
  if (role === "participant" && company !== null)
    return t("{{company}}\u00a0: candidature acceptée par le projet {{project}}. Il reste votre signature.", {
      project,
      company,
    });
  const texts: Record<Role, string> = {
    // A plant has no consumption point, and was proposed.
    participant: documents.some(({ consumptionPointId }) => consumptionPointId !== null)
      ? t("Votre candidature au projet {{project}} est acceptée. Signez pour le rejoindre.", { project })
      : t("Votre proposition au projet {{project}} est acceptée. Signez pour le rejoindre.", { project }),
    pmo: alsoSells
      ? t(
          "Des participants du projet {{project}} ont signé. C’est maintenant à vous, pour l’association et comme producteur.",
          { project },
        )
      : t("Des participants du projet {{project}} ont signé. C’est maintenant à vous, pour l’association.", {
          project,
        }),
    producer: t(
      "Des consommateurs du projet {{project}} ont signé. C’est maintenant à vous, comme producteur.",
      {
        project,
      },
    ),
  };
  return texts[role];
}
