import { pages } from "@mec/api";
import { type Departure, layingTitle, mayAskToLeave, type ReadStatus } from "@mec/domain/application";
import { connectionLabel, isPlanned, type ProductionPoint } from "@mec/domain/point";
import { formatDate, plural } from "@mec/domain/shared";
import type { Lacking } from "../../../parts/application/standing.ts";
import type { DocumentsStanding, HolderState } from "../../../parts/document/holder-states.ts";
import { type Awaited, stillToSign } from "../../../parts/document/still-to-sign.ts";
import { t } from "../../../platform/i18n.ts";
import { type NextStep, statusOf } from "./next-step.ts";

/** Where an accepted producer's documents stand. */
export interface ProducerDocuments {
  readonly standing: DocumentsStanding;
  /** Who has not signed yet what he has signed. */
  readonly awaited: readonly Awaited[];
  /** His consumers' contracts, as he signs them. */
  readonly sales: HolderState;
  /** What the documents lack that only he can give. */
  readonly lacking: readonly Lacking[];
  /** How many of his contracts their consumers have not signed; null while that is not known. */
  readonly unsignedSales: number | null;
  /** Whether somebody buys, or is to: by a contract that is signed, on its way or still to come. */
  readonly isSelling: boolean;
}

export const noDocuments: ProducerDocuments = {
  standing: "preparing",
  awaited: [],
  sales: "preparing",
  lacking: [],
  unsignedSales: null,
  isSelling: true,
};

export interface ProducerStep extends Omit<NextStep, "to"> {
  /** Where the button leads; his documents open on the spot, and the page to sign them at once. */
  readonly to: NextStep["to"] | "documents" | "sign";
  /** Whether nothing happens until he has acted: the way is then shown at once. */
  readonly isYours: boolean;
}

const waiting: Partial<Record<ReadStatus, string>> = {
  APPLICATION: t("Le porteur du projet étudie votre proposition. Comptez une semaine environ."),
  EXPLOITATION: t("Votre électricité est partagée. Vous n’avez rien à faire."),
};

/** Once he has signed his own documents: who must still sign them, else where the contracts are. */
function afterSigning({ awaited, sales }: ProducerDocuments): string {
  const others =
    awaited.length > 0
      ? t("{{others}}\u00a0; vous recevrez vos exemplaires par e-mail.", { others: stillToSign(awaited) })
      : sales === "preparing"
        ? t(
            "Le porteur prépare les contrats de vente, un par consommateur\u00a0; vous recevrez un e-mail pour les signer.",
          )
        : t(
            "Les contrats de vente se signent consommateur par consommateur\u00a0; un e-mail vous dit quand c’est à vous.",
          );
  return t("Vous avez signé, merci. {{others}}", { others });
}

const leavingText = ({ leavingOn }: Departure): string =>
  t(
    "Vous avez demandé à partir le {{day}}. Le porteur du projet le règle\u00a0; un e-mail vous dit quand c’est fait.",
    { day: formatDate(leavingOn) },
  );

/** What is still to come once the documents of a producer are signed, in its order. */
function signedText({ operational }: ProductionPoint, documents: ProducerDocuments): string {
  const { unsignedSales, isSelling } = documents;
  if (!isSelling)
    return t(
      "Vos documents sont signés, mais personne n’achète encore votre électricité. Dès qu’un participant est accepté, un e-mail vous dit quand signer son contrat de vente.",
    );
  const contracts =
    unsignedSales === null || unsignedSales === 0
      ? []
      : [plural(unsignedSales, t("contrat de vente à signer"), t("contrats de vente à signer"))];
  const meter = operational.isOperational ? [] : [t("le numéro de votre compteur (PDL)")];
  const next = [
    ...contracts,
    ...meter,
    t("la déclaration de l’opération à Enedis, par le porteur"),
    t("le premier jour de partage, annoncé par e-mail"),
  ];
  return t("Vos documents sont signés. La suite, dans l’ordre\u00a0: {{next}}.", {
    next: next.join(t("\u00a0; ")),
  });
}

/** Whether the card tells how far the connection is: before the acceptance nobody asks for a meter's number. */
export const tellsConnection = ({
  operational,
  applicationProgress,
}: Pick<ProductionPoint, "operational" | "applicationProgress">): boolean =>
  statusOf({ applicationProgress }) !== "APPLICATION" || connectionLabel(operational) !== connectionLabel({});

const meterOf = (id: string) => pages.producerStep.to({ step: "sge" }, { query: { productionPointId: id } });

const lackingWords = (): Record<Lacking, string> => ({
  signatory: t("à dire qui signe"),
  meter: t("à donner le numéro de votre compteur de production (PDL)"),
});

/** What he alone can give comes first: nothing can be sent to him before. */
function lackingStep({ id }: ProductionPoint, lacking: readonly Lacking[]): ProducerStep | null {
  const [first] = lacking;
  if (!first) return null;
  const text = t(
    "Bonne nouvelle. Pour préparer vos documents, il reste {{what}}\u00a0: deux minutes suffisent.",
    {
      what: lacking.map((one) => lackingWords()[one]).join(t(" et ")),
    },
  );
  return first === "signatory"
    ? { text, action: t("Dire qui signe"), to: "documents", isYours: true }
    : { text, action: t("Renseigner le PDL"), to: meterOf(id), isYours: true };
}

/** What comes next for panels that are not there yet, in its order; who signs may be said at once. */
function plannedStep(point: ProductionPoint, { lacking }: ProducerDocuments): ProducerStep {
  const laying = t(layingTitle(point.productionType)).toLocaleLowerCase("fr");
  return lacking.includes("signatory")
    ? {
        text: t(
          "Bonne nouvelle\u00a0: le projet vous attend. Dites dès maintenant qui signe. Ensuite, dans l’ordre\u00a0: {{laying}}, puis donner le numéro du compteur (PDL). Vos documents se préparent alors.",
          { laying },
        ),
        action: t("Dire qui signe"),
        to: "documents",
        isYours: true,
      }
    : {
        text: t(
          "Bonne nouvelle\u00a0: le projet vous attend. La suite, dans l’ordre\u00a0: {{laying}}, puis donner le numéro du compteur (PDL). Vos documents se préparent alors.",
          { laying },
        ),
        action: t("Renseigner le PDL"),
        to: meterOf(point.id),
        isYours: false,
      };
}

/** An accepted producer's step, by his documents; null when he waits for them. */
function signingStep(point: ProductionPoint, documents: ProducerDocuments): ProducerStep | null {
  if (documents.standing === "to-sign") {
    return {
      text: t("Vos documents sont prêts\u00a0: lisez-les et signez-les."),
      action: t("Lire et signer mes documents"),
      to: "sign",
      isYours: true,
    };
  }
  if (documents.standing !== "preparing") return null;
  // Nobody prepares documents that name a meter which is not there yet.
  return isPlanned(point.operational) ? plannedStep(point, documents) : lackingStep(point, documents.lacking);
}

function signingText(documents: ProducerDocuments): string {
  if (documents.standing === "signed") return afterSigning(documents);
  return documents.standing === "to-confirm"
    ? t(
        "Vos documents sont prêts. La personne qui signe confirme d’abord son adresse, par le lien qu’elle a reçu par e-mail.",
      )
    : t("Le porteur prépare les documents à signer. Vous recevrez un e-mail.");
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
      text: t("Cette installation fait partie de votre projet."),
      action: t("Voir dans mon projet"),
      to: pages.ownerProducer.to({ projectId }),
      isYours: false,
    };
  }
  const status = statusOf(point);
  const isAccepted = status === "SIGNATURE";
  const yours = isAccepted && documents ? signingStep(point, documents) : null;
  if (yours) return yours;
  const ofDocuments = documents ? signingText(documents) : "";
  const departure = mayAskToLeave(status) ? point.applicationProgress?.departure : undefined;
  const ofStatus = departure
    ? leavingText(departure)
    : status === "SIGNED"
      ? signedText(point, documents ?? noDocuments)
      : waiting[status];
  const text = isAccepted ? ofDocuments : ofStatus;
  if (text === undefined) {
    return {
      text: t("Cette installation n’est dans aucun projet."),
      action: t("Trouver un projet"),
      to: pages.explore.to(),
      isYours: false,
    };
  }
  // A meter comes with the connection. The documents need it, so it is asked for after the acceptance only.
  if (!operational.isOperational && status !== "APPLICATION") {
    return { text, action: t("Renseigner le PDL"), to: meterOf(id), isYours: false };
  }
  return {
    text,
    action: status === "APPLICATION" ? t("Modifier l’installation") : t("Modifier"),
    to: pages.producerStep.to({ step: "typology" }, { query: { productionPointId: id } }),
    isYours: false,
  };
}
