import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, kindsOfMeter, type NamedThing } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { useState } from "react";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { type Question, useConfirm } from "../../ui/feedback/confirm.tsx";
import { usePointDocuments } from "./use-point-documents.ts";

/** What changing a thing means that all have signed. */
const questions: Record<NamedThing, () => Question> = {
  meter: () => ({
    title: t("Vos papiers signés ne valent que pour l’ancien numéro"),
    body: t(
      "Avec un autre, l’accord et le contrat sont à signer à nouveau\u00a0: le porteur du projet, prévenu, vous les enverra. Avant cela, rien n’est fourni sous le nouveau numéro. Vous changez de lieu\u202f? Quittez plutôt le projet, puis candidatez avec le nouveau compteur.",
    ),
    confirmLabel: t("Changer de numéro"),
    isDoubtful: true,
  }),
  address: () => ({
    title: t("Vous changez de lieu\u202f?"),
    body: t(
      "C’est le compteur qui participe\u00a0: quittez le projet, puis candidatez avec le nouveau. Ici se corrige seulement l’adresse du même compteur\u00a0: vos papiers signés gardent l’ancienne, et le porteur du projet est prévenu.",
    ),
    confirmLabel: t("Corriger l’adresse"),
    isDoubtful: true,
  }),
  siret: () => ({
    title: t("Vos papiers signés nomment l’ancien SIRET"),
    body: t(
      "Ils ne changent pas, et le porteur du projet est prévenu. Une autre structure reprend ce lieu\u202f? Quittez le projet\u00a0: elle candidatera à son nom.",
    ),
    confirmLabel: t("Changer de SIRET"),
    isDoubtful: true,
  }),
};

/** A membership names no meter, and prints who signs it. */
const kindsNaming: Record<NamedThing, readonly DocumentKind[]> = {
  meter: kindsOfMeter,
  address: kindsOfMeter,
  siret: documentKinds,
};

/** Whether all have signed a document that names this thing. */
export const hasSignedPapers = (
  documents: ParticipantDocuments | null | undefined,
  thing: NamedThing,
): boolean =>
  (documents?.formerMeter?.toRenew ?? 0) > 0 ||
  kindsNaming[thing].some((kind) => {
    const document = documents?.[kind];
    return document?.status === "DONE" || (document?.alreadySigned ?? 0) > 0;
  });

interface AskSigned {
  readonly ask: (changes: boolean) => Promise<boolean>;
  /** While the question is open nothing is being saved. */
  readonly isAsking: boolean;
}

/** Asks before a change of what signed papers name; nothing is asked where none are signed, or nothing changes. */
export function useAskSigned({ kind, id }: Participant, thing: NamedThing): AskSigned {
  const confirm = useConfirm();
  const consumers = usePointDocuments(id, kind === "consumer");
  const producers = useAnswer(
    documentCalls.getProducerDocuments,
    { params: { id } },
    { enabled: kind === "producer" },
  );
  const { data, refetch } = kind === "consumer" ? consumers : producers;
  const [isAsking, setAsking] = useState(false);
  const ask = async (changes: boolean) => {
    if (!changes) return true;
    const documents = data ?? (await refetch()).data;
    if (!hasSignedPapers(documents, thing)) return true;
    setAsking(true);
    return confirm(questions[thing]()).finally(() => setAsking(false));
  };
  return { ask, isAsking };
}
