import { pages } from "@mec/api";
import { type Departure, layingTitle, mayAskToLeave, type ReadStatus } from "@mec/domain/application";
import { beforeMeterText } from "@mec/domain/document";
import { connectionLabel, isPlanned, type ProductionPoint } from "@mec/domain/point";
import { conjunction, dayInParis, formatDate, formatNumber, plural } from "@mec/domain/shared";
import type { Lacking } from "../../../parts/application/standing.ts";
import { stillToSign } from "../../../parts/document/still-to-sign.ts";
import { exploreNear } from "../../../parts/project/explore-near.ts";
import { t } from "../../../platform/i18n.ts";
import { contractRunsStep, heldStep } from "./contract-runs.ts";
import { type ProducerStep, statusOf } from "./next-step.ts";
import { noDocuments, type ProducerDocuments } from "./producer-documents.ts";
import { sharingText } from "./producer-sharing.ts";
import { signStep, toSignTitle } from "./producer-signing.ts";

type Told = Pick<ProducerStep, "title" | "text">;

/** Whether the card tells how far the connection is: before the acceptance nobody asks for a meter's number. */
export const tellsConnection = ({
  operational,
  applicationProgress,
}: Pick<ProductionPoint, "operational" | "applicationProgress">): boolean =>
  statusOf({ applicationProgress }) !== "APPLICATION" || connectionLabel(operational) !== connectionLabel({});

const ofMeter = ({ id }: ProductionPoint) => ({
  action: t("Renseigner le PDL"),
  to: pages.producerStep.to({ step: "sge" }, { query: { productionPointId: id } }),
});

const ofSignatory = () => ({ action: t("Dire qui signe"), to: "documents" as const });

/** A bulletin takes effect on the day of the admission, which the board pronounces: a signature alone makes no member. */
const acceptedTitle = ({ isMember }: ProducerDocuments): string =>
  isMember ? t("Bulletin signé") : t("Proposition acceptée");

/** What is prepared next, once what it lacks is there; the bulletin waits for no meter. */
function preparedText({ isMember, lacking }: ProducerDocuments): string {
  if (isMember) return t("L’accord se prépare alors.");
  return lacking.includes("meter") ? t(beforeMeterText) : t("Vos documents se préparent alors.");
}

/** Panels that are not there yet: who signs may be said at once, the meter comes with them. */
function plannedStep(point: ProductionPoint, documents: ProducerDocuments): ProducerStep {
  const laying = t(layingTitle(point.productionType)).toLocaleLowerCase("fr");
  const way = t("{{laying}}, puis donner le numéro du compteur (PDL). {{prepared}}", {
    laying,
    prepared: preparedText(documents),
  });
  return documents.lacking.includes("signatory")
    ? {
        title: acceptedTitle(documents),
        text: t("Dites dès maintenant qui signe. Ensuite\u00a0: {{way}}", { way }),
        ...ofSignatory(),
        isYours: true,
      }
    : {
        title: acceptedTitle(documents),
        text: t("Prochaine étape\u00a0: {{way}}", { way }),
        ...ofMeter(point),
        isYours: false,
      };
}

const lackingWords = (): Record<Lacking, string> => ({
  signatory: t("à dire qui signe"),
  meter: t("à donner le numéro de votre compteur de production (PDL)"),
});

/** What he alone can give, all of it at once: nothing more can be sent to him before. */
function lackingStep(point: ProductionPoint, documents: ProducerDocuments): ProducerStep {
  const { lacking, lacksVat } = documents;
  const asked = [
    ...lacking.map((one) => lackingWords()[one]),
    ...(lacksVat ? [t("à dire si vous facturez la TVA")] : []),
  ];
  return {
    title: acceptedTitle(documents),
    text: t("Il reste {{what}}\u00a0: deux minutes suffisent. {{prepared}}", {
      what: conjunction(asked),
      prepared: preparedText(documents),
    }),
    ...(lacking[0] === "signatory" ? ofSignatory() : ofMeter(point)),
    isYours: true,
  };
}

/** How many contracts wait for it; before a first buyer, that they will. */
function awaitingText(contracts: number): string {
  if (contracts === 0) return t("vos contrats de vente l’attendront");
  return contracts === 1
    ? t("un contrat de vente l’attend")
    : t("{{count}} contrats de vente l’attendent", { count: formatNumber(contracts) });
}

/** What his contracts of sale say that only he knows; it is said where his price is. */
const vatStep = ({ id }: ProductionPoint, awaiting: number): ProducerStep => ({
  title: t("Votre TVA à dire"),
  text: t("Dites si vous facturez la TVA, avec votre prix\u00a0: {{contracts}}.", {
    contracts: awaitingText(awaiting),
  }),
  action: t("Dire si je facture la TVA"),
  to: pages.producerStep.to({ step: "price" }, { query: { productionPointId: id } }),
  isYours: true,
});

/** The contracts of his consumers, once his own documents are signed. */
function salesText({ unsignedSales, salesInAll, refusedSales, sales }: ProducerDocuments): string {
  if (unsignedSales) {
    const left = plural(unsignedSales, t("contrat de vente"), t("contrats de vente"));
    const isPart = salesInAll !== null && salesInAll > unsignedSales;
    return t("Il reste {{contracts}}\u00a0: le participant signe, puis vous, par le lien d’un e-mail.", {
      contracts: isPart ? t("{{left}} sur {{all}} à signer", { left, all: formatNumber(salesInAll) }) : left,
    });
  }
  if (sales !== "preparing")
    return t("Les contrats de vente se signent un par un\u00a0; un e-mail vous dit quand c’est à vous.");
  if (refusedSales === 0)
    return t("Le porteur prépare les contrats de vente\u00a0; un e-mail vous dit quand les signer.");
  return refusedSales === 1
    ? t(
        "Un contrat de vente a été refusé\u00a0: le porteur peut en envoyer un autre, un e-mail vous dit quand le signer.",
      )
    : t(
        "{{count}} contrats de vente ont été refusés\u00a0: le porteur peut en envoyer d’autres, un e-mail vous dit quand les signer.",
        { count: formatNumber(refusedSales) },
      );
}

/** What an accepted producer waits for, once it is nobody's turn but others'. */
function acceptedText(documents: ProducerDocuments): Told {
  const { standing, awaited, isMember } = documents;
  if (standing === "to-confirm")
    return {
      title: toSignTitle(documents.toSign),
      text: t("La personne qui signe confirme d’abord son adresse, par le lien qu’elle a reçu par e-mail."),
    };
  if (standing === "signed")
    return {
      title: t("Bulletin et accord signés"),
      text:
        awaited.length > 0
          ? t("{{others}}\u00a0; vous recevrez vos exemplaires par e-mail.", { others: stillToSign(awaited) })
          : salesText(documents),
    };
  return {
    title: acceptedTitle(documents),
    text: isMember
      ? t("Le porteur prépare l’accord\u00a0; un e-mail vous dit quand le signer.")
      : t("Le porteur prépare vos documents\u00a0; un e-mail vous dit quand les signer."),
  };
}

/** An accepted producer's own turn, by his documents; null when he waits for others. */
function acceptedStep(point: ProductionPoint, documents: ProducerDocuments): ProducerStep | null {
  if (documents.standing !== "preparing") return null;
  // Nobody prepares documents that name a meter which is not there yet.
  if (isPlanned(point.operational)) return plannedStep(point, documents);
  return documents.lacking.length > 0 ? lackingStep(point, documents) : null;
}

const leavingText = ({ leavingOn, settledFor, isOwners }: Departure): Told =>
  settledFor === undefined
    ? {
        title: t("Vous partez"),
        text: t("Départ demandé pour le {{day}}. Le porteur le règle\u00a0; un e-mail vous dit quand.", {
          day: formatDate(leavingOn),
        }),
      }
    : {
        title: t("Vous partez le {{day}}", { day: formatDate(settledFor) }),
        text: isOwners
          ? t(
              "Le porteur met fin à votre participation, au terme du préavis de ce que vous avez signé\u00a0: d’ici là rien ne change. Une question\u202f? Écrivez-lui.",
            )
          : t(
              "Le porteur a réglé votre départ\u00a0: d’ici là rien ne change. Pour changer ce jour, ou pour rester, écrivez-lui.",
            ),
      };

/** Once his documents and a first contract are signed: the other contracts, then what the owner does. */
function signedText({ operational }: ProductionPoint, documents: ProducerDocuments): Told {
  const { unsignedSales, isSelling } = documents;
  if (!isSelling)
    return {
      title: t("Vos documents sont signés"),
      text:
        documents.refusedSales > 0
          ? salesText(documents)
          : t(
              "Personne n’achète encore votre électricité. Dès qu’un participant est accepté, un e-mail vous dit quand signer son contrat.",
            ),
    };
  const meter = operational.isOperational ? "" : t(" Donnez aussi le numéro de votre compteur (PDL).");
  if (unsignedSales)
    return { title: t("Vos documents sont signés"), text: `${salesText(documents)}${meter}` };
  return operational.isOperational
    ? {
        title: t("Tout est signé"),
        text: t("Le porteur déclare le projet à Enedis\u00a0; un e-mail annonce le premier jour de partage."),
      }
    : {
        title: t("Vos documents sont signés"),
        text: t(
          "Prochaine étape\u00a0: le numéro de votre compteur (PDL), qu’attend la déclaration à Enedis.",
        ),
      };
}

const pending: Partial<Record<ReadStatus, Told>> = {
  APPLICATION: {
    title: t("Proposition envoyée"),
    text: t("Le porteur vous répond par e-mail, en général sous une semaine."),
  },
};

const unknown: Told = { title: "", text: "" };

/** Where he stands by his status, once nothing waits for him; null outside of any project. */
function toldOf(point: ProductionPoint, documents: ProducerDocuments | null): Told | null {
  const status = statusOf(point);
  const departure = mayAskToLeave(status) ? point.applicationProgress?.departure : undefined;
  if (departure) return leavingText(departure);
  if (status === "SIGNATURE") return documents ? acceptedText(documents) : unknown;
  if (status === "SIGNED")
    return documents && !documents.isSaleComing ? signedText(point, documents) : unknown;
  if (status === "EXPLOITATION")
    return documents && !documents.isSaleComing
      ? sharingText(point, documents, salesText(documents))
      : unknown;
  return pending[status] ?? null;
}

/**
 * What the holder of a production point should do, or is waiting for.
 * @param documents null until they have come: nothing is then said of them
 */
export function producerNextStep(
  point: ProductionPoint,
  ownProjects: ReadonlySet<string>,
  documents: ProducerDocuments | null = noDocuments,
): ProducerStep {
  const { id, projectId, operational } = point;
  if (projectId && ownProjects.has(projectId)) {
    return {
      title: "",
      text: t("Cette installation fait partie de votre projet."),
      action: t("Voir dans mon projet"),
      to: pages.ownerProducer.to({ projectId }),
      isYours: false,
    };
  }
  const status = statusOf(point);
  const isLeaving = mayAskToLeave(status) && Boolean(point.applicationProgress?.departure);
  const held = isLeaving || status === "APPLICATION" ? null : heldStep(point, dayInParis(new Date()));
  if (held) return held;
  const signs = documents && documents.toSign > 0 && documents.standing !== "to-confirm";
  if (signs && !isLeaving) return signStep(documents);
  const yours = status === "SIGNATURE" && documents ? acceptedStep(point, documents) : null;
  if (yours) return yours;
  const runs = isLeaving ? null : contractRunsStep(point, dayInParis(new Date()));
  if (runs) return runs;
  const awaiting = documents?.awaitingVat ?? null;
  if (awaiting !== null && !isLeaving) return vatStep(point, awaiting);
  const told = toldOf(point, documents);
  if (!told) {
    return {
      title: t("Dans aucun projet"),
      text: t("Cette installation peut en rejoindre un."),
      action: t("Trouver un projet"),
      to: exploreNear(point.address),
      isYours: false,
    };
  }
  // A meter comes with the connection. The documents need it, so it is asked for after the acceptance only.
  if (!operational.isOperational && status !== "APPLICATION")
    return { ...told, ...ofMeter(point), isYours: false };
  return {
    ...told,
    action: status === "APPLICATION" ? t("Modifier l’installation") : t("Modifier"),
    to: pages.producerStep.to({ step: "typology" }, { query: { productionPointId: id } }),
    isYours: false,
  };
}
