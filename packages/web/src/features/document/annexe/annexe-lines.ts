import { pages } from "@mec/api";
import type { AnnexeGap, AnnexeGapItem, DetailGap } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { conjunction, plural } from "@mec/domain/shared";
import { mendOf } from "../../../parts/document/mend.ts";
import { t } from "../../../platform/i18n.ts";

/** Something that the annex lacks, and where it is supplied: a page, or a field of this one. */
export interface AnnexeLine {
  readonly label: string;
  readonly mend: { readonly to: string } | { readonly field: string };
  /** More about it, beside the link. */
  readonly detail: string;
}

export interface AnnexeContext {
  readonly projectId: string;
  /** The owner's own points: he supplies what they lack himself. */
  readonly ownPoints: ReadonlySet<string>;
}

/** Beyond this, names are only counted. */
const mostNames = 3;
function namesOf(points: AnnexeGap["points"]): string {
  const names = points.slice(0, mostNames).map(({ name }) => name);
  const others = points.length - names.length;
  return conjunction(others > 0 ? [...names, plural(others, t("autre"), t("autres"))] : names);
}

const labels = (): Record<Exclude<AnnexeGapItem, "consumerPrm">, string> => ({
  associationName: t("Le nom de l’association"),
  rnaId: t("Le numéro RNA de l’association"),
  address: t("Le siège de l’association"),
  interlocutor: t("L’interlocuteur de la PMO"),
  interlocutorEmail: t("L’adresse e-mail de l’interlocuteur"),
  interlocutorPhone: t("Le téléphone de l’interlocuteur"),
  producers: t("Un point de production"),
  producerPrm: t("Le PRM d’injection"),
  power: t("La puissance de l’installation"),
  producerAccord: t("L’accord de participation du producteur, à faire signer"),
  consumers: t("Un consommateur accepté"),
  accord: t("L’accord de participation, à faire signer"),
  accordDate: t("La date de l’accord signé hors plateforme, à reporter à la main"),
});

function pageOf(item: Exclude<AnnexeGapItem, "consumerPrm">, projectId: string): string {
  switch (item) {
    case "associationName":
    case "rnaId":
    case "address":
      return pages.ownerInformation.to({ projectId }, { hash: "association" });
    case "interlocutor":
    case "interlocutorEmail":
    case "interlocutorPhone":
      return pages.ownerInformation.to({ projectId }, { hash: "interlocutor" });
    case "producers":
    case "producerPrm":
    case "power":
      return pages.ownerProducer.to({ projectId });
    case "consumers":
      return pages.ownerConsumers.to({ projectId });
    case "producerAccord":
    case "accord":
    case "accordDate":
      return pages.ownerDocuments.to({ projectId, tab: "agreement" });
  }
}

/** What is asked elsewhere in the product: one line each, except meters, which each consumer gives. */
function linesOf({ item, points }: AnnexeGap, context: AnnexeContext): AnnexeLine[] {
  if (item !== "consumerPrm") {
    return [
      { label: labels()[item], mend: { to: pageOf(item, context.projectId) }, detail: namesOf(points) },
    ];
  }
  return points.map(({ id, name }) => {
    const participant = { ...asConsumer(id), name };
    const { label, to } = mendOf({ item: "prm", target: "participant" }, { ...context, participant });
    return { label, mend: { to }, detail: name };
  });
}

/** The fields of this page: one line each. */
function fieldLines({ item, points }: DetailGap): AnnexeLine[] {
  switch (item) {
    case "startDate":
      return [{ label: t("La date de démarrage souhaitée"), mend: { field: item }, detail: "" }];
    case "derogation":
      return [{ label: t("La référence de la dérogation"), mend: { field: item }, detail: "" }];
    case "surplus":
      return points.map(({ id, name }) => ({
        label: t("Ce que devient le surplus"),
        mend: { field: `surplus.${id}.kind` },
        detail: name,
      }));
  }
}

/** All that the annex lacks, the fields of this page first. */
export const annexeLines = (
  details: readonly DetailGap[],
  gaps: readonly AnnexeGap[],
  context: AnnexeContext,
): AnnexeLine[] => [...details.flatMap(fieldLines), ...gaps.flatMap((gap) => linesOf(gap, context))];
