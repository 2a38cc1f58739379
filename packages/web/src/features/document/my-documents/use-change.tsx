import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { deSomebody, plural } from "@mec/domain/shared";
import { awaitedNames } from "../../../parts/document/participant.ts";
import { useChangeDocuments } from "../../../parts/document/use-documents.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { type Question, useConfirm } from "../../../ui/feedback/confirm.tsx";
import type { DocumentLine } from "./rows.ts";

export type ChangeAction = "remind" | "take-back" | "ignore" | "restore";

function questionOf(action: ChangeAction, kind: DocumentKind, lines: readonly DocumentLine[]): Question {
  const document = `«\u00a0${t(documentLabels[kind])}\u00a0»`;
  const [only] = lines;
  const [reminded, ...others] = awaitedNames(lines.map((line) => line.document));
  const whom =
    lines.length === 1 && only
      ? only.participant.name
      : plural(lines.length, t("participant"), t("participants"));
  const ofWhom = deSomebody(whom);
  const questions: Record<ChangeAction, Question> = {
    remind: {
      title: t("Relancer {{whom}}\u00a0?", {
        whom:
          others.length > 0
            ? plural(others.length + 1, t("signataire"), t("signataires"))
            : (reminded ?? whom),
      }),
      body: t(
        "Les personnes qui n’ont pas encore signé le document {{document}} reçoivent un nouvel e-mail, avec leur lien.",
        { document },
      ),
      confirmLabel: t("Relancer"),
    },
    "take-back": {
      title: t("Retirer l’envoi de ce document\u00a0?"),
      body: t(
        "Le document {{document}} {{ofWhom}} n’est plus à signer, et redevient à envoyer, tel qu’il s’écrira alors. Ceux qui l’ont déjà signé ou reçu l’apprennent par e-mail\u00a0: leur signature est sans effet. Le renvoyer ne se paie pas une seconde fois.",
        { document, ofWhom },
      ),
      confirmLabel: t("Retirer l’envoi"),
    },
    ignore: {
      title: t("Réaliser ce document en dehors de la plateforme\u00a0?"),
      body: t(
        "Vous ferez signer vous-même le document {{document}} {{ofWhom}}. Il comptera comme réglé ici, et un envoi que personne n’a signé sera annulé. Vous pourrez revenir sur ce choix.",
        { document, ofWhom },
      ),
      confirmLabel: t("Le réaliser moi-même"),
    },
    restore: {
      title: t("Reprendre ce document sur la plateforme\u00a0?"),
      body: t("Le document {{document}} {{ofWhom}} sera de nouveau à envoyer d’ici.", { document, ofWhom }),
      confirmLabel: t("Reprendre"),
    },
  };
  return { ...questions[action], space: "indigo" };
}

const dones = (): Record<ChangeAction, string> => ({
  remind: t("La relance est partie."),
  "take-back": t("L’envoi est retiré\u00a0: ce document est de nouveau à envoyer."),
  ignore: t("C’est noté\u00a0: ce document se fait en dehors de la plateforme."),
  restore: t("Ce document est de nouveau à envoyer d’ici."),
});

/** Reminds, sets aside or resumes documents once the owner has confirmed; failures are shown. */
export function useChange(projectId: string, kind: DocumentKind, onDone: () => void) {
  const confirm = useConfirm();
  const { mutate } = useChangeDocuments(projectId, {
    told: ({ results }, { action }) => {
      const refused = results.find(({ ok }) => !ok);
      return refused
        ? { message: refused.error ?? t("Certains documents n’ont pas changé."), color: "yellow" }
        : dones()[action];
    },
    after: onDone,
    failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
  });
  return async (action: ChangeAction, lines: readonly DocumentLine[]) => {
    if (!(await confirm(questionOf(action, kind, lines)))) return;
    mutate({ action, kind, participants: lines.map(({ participant }) => participant) });
  };
}
