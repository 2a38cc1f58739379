import { type DocumentTab, pages } from "@mec/api";
import { type DocumentKind, gapsSentence, missingLabels } from "@mec/domain/document";
import type { BodyPart } from "@mec/domain/overview";
import { conjunction, deSomebody, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { mendOf } from "../document/mend.ts";
import { ofPublicBodies } from "../faq/public-bodies.ts";
import { signatoryAnchor } from "../signatory/plant-anchor.ts";
import type { Details, Words } from "./words.ts";

const tabOf: Record<DocumentKind, DocumentTab> = {
  bulletin: "bulletin",
  accord: "agreement",
  salesContract: "contracts",
};

/** The list of documents where there is something to do, with the filter that counts the same people. */
const documentsAt =
  (status: "TO-SEND" | "REFUSED") =>
  (projectId: string, { document = "bulletin" }: Details = {}) =>
    pages.ownerDocuments.to({ projectId, tab: tabOf[document] }, { query: { status } });

/** Where the owner says what one point of his lacks; of several, the list of documents names each with its button. */
function ownPointAt(projectId: string, { point, items: [item] = [] }: Details = {}): string {
  if (!point || !item) return pages.ownerDocuments.to({ projectId, tab: "bulletin" });
  const participant = { ...point, name: "" };
  return mendOf({ item, target: "participant" }, { projectId, participant, ownPoints: new Set([point.id]) })
    .to;
}

const enumeration = new Intl.ListFormat("fr-FR");

const partNames: Record<BodyPart, string> = {
  interlocutor: t("l’interlocuteur"),
  association: t("l’association"),
  statutes: t("ses statuts signés"),
  fee: t("la cotisation"),
};

const partText = (part: BodyPart, lacksFounders: boolean): string =>
  part === "association" && lacksFounders
    ? t("les fondateurs et le numéro de l’association")
    : partNames[part];

/** "Documents à envoyer pour 5 lieux et 1 installation": a plant is no place. */
function toSendText(places: number, { own, others }: { own: readonly string[]; others: number }): string {
  const plants =
    own.length > 0
      ? plural(others, t("autre installation"), t("autres installations"))
      : plural(others, t("installation"), t("installations"));
  const whose = [
    ...(places > 0 ? [plural(places, t("lieu"), t("lieux"))] : []),
    ...own,
    ...(others > 0 ? [plants] : []),
  ];
  return t("Documents à envoyer pour {{whose}}", { whose: conjunction(whose) });
}

/** Of documents, and of what they wait for. */
export const documentWords = {
  sign: {
    text: (count) =>
      count === 1
        ? t("1 document attend votre signature")
        : t("{{documents}} attendent votre signature", { documents: plural(count, "document", "documents") }),
    why: () => t("Les participants ont déjà signé les leurs."),
    action: t("Signer"),
    to: (id) => pages.signOwn.to({ place: "project", id }),
  },
  "sign-own-plants": {
    text: (count) =>
      count === 1
        ? t("Un document de votre installation est à signer")
        : t("{{documents}} de vos installations sont à signer", {
            documents: plural(count, "document", "documents"),
          }),
    why: () => t("Elle adhère et donne son accord comme chaque participant\u00a0: la convention la cite."),
    action: t("Signer"),
    to: (projectId, { point } = {}) =>
      point
        ? pages.signOwn.to({ place: "producer", id: point.id })
        : pages.ownerDocuments.to({ projectId, tab: "bulletin" }),
  },
  "have-signed": {
    text: (count, { signers = [] } = {}) => {
      const what = { who: conjunction(signers), documents: plural(count, "document", "documents") };
      return signers.length > 1
        ? t("{{who}} doivent signer {{documents}}", what)
        : t("{{who}} doit signer {{documents}}", what);
    },
    why: (_, { signers = [], isToConfirm, isHeld } = {}) => {
      if (isHeld)
        return signers.length > 1
          ? t("Le lien qui les ouvre part à leurs adresses\u00a0: personne d’autre ne peut signer.")
          : t("Le lien qui les ouvre part à son adresse\u00a0: personne d’autre ne peut signer.");
      if (isToConfirm)
        return t("Un e-mail demande d’abord de confirmer l’adresse, et ouvre aussitôt les documents.");
      return signers.length > 1
        ? t("Le lien qui les ouvre est parti à leurs adresses\u00a0: personne d’autre ne peut signer.")
        : t("Le lien qui les ouvre est parti à son adresse\u00a0: personne d’autre ne peut signer.");
    },
    action: t("Relancer"),
    to: (projectId) => pages.ownerDocuments.to({ projectId, tab: "bulletin" }),
  },
  "mend-signer": {
    text: (count, { signers = [] } = {}) =>
      t("Vérifiez l’adresse {{of}}\u00a0: {{documents}} à signer", {
        of: deSomebody(conjunction(signers)),
        documents: plural(count, "document", "documents"),
      }),
    why: () => t("La personne qui a ouvert le lien répond qu’elle est une autre."),
    action: t("Voir"),
    to: (projectId) => pages.ownerDocuments.to({ projectId, tab: "agreement" }),
  },
  "settle-refusals": {
    text: (count) =>
      count === 1
        ? t("Un participant a refusé de signer")
        : t("{{people}} ont refusé de signer", { people: plural(count, "participant", "participants") }),
    why: (count) =>
      count === 1
        ? t("Lisez sa raison\u00a0: corrigez et renvoyez, ou mettez le document de côté.")
        : t("Lisez leurs raisons\u00a0: corrigez et renvoyez, ou mettez les documents de côté."),
    action: t("Voir"),
    to: documentsAt("REFUSED"),
  },
  "find-sellers": {
    text: (count) =>
      count === 1
        ? t("Un participant n’a plus de vendeur")
        : t("{{people}} n’ont plus de vendeur", { people: plural(count, "participant", "participants") }),
    why: () =>
      t(
        "Qui vendait par contrat a quitté le projet\u00a0: envoyez le contrat d’un autre producteur, ou dites ce qui vient.",
      ),
    action: t("Voir"),
    to: (projectId) => pages.ownerDocuments.to({ projectId, tab: "contracts" }),
  },
  "complete-own": {
    text: (count, { point } = {}) => {
      if (count > 1) {
        return t("Complétez vos propres dossiers\u00a0: {{places}}", {
          places: plural(count, "lieu", "lieux"),
        });
      }
      return point?.kind === "producer"
        ? t("Complétez le dossier de votre installation")
        : t("Complétez le dossier d’un de vos lieux");
    },
    why: (_, { items = [] } = {}) =>
      t("Des documents attendent {{items}}.", {
        items: enumeration.format(items.map((item) => t(missingLabels[item]))),
      }),
    action: t("Compléter"),
    to: ownPointAt,
  },
  "give-deliberation": {
    text: (count, { plants = 0 } = {}) =>
      count === 1
        ? t("Indiquez la délibération de votre conseil")
        : t("Indiquez la délibération de votre conseil\u00a0: {{points}}", {
            points: conjunction([
              ...(count > plants ? [plural(count - plants, "lieu", "lieux")] : []),
              ...(plants > 0 ? [plural(plants, "installation", "installations")] : []),
            ]),
          }),
    why: (count) =>
      count === 1
        ? t("Sans elle, les documents envoyés ne diront pas ce qui autorise leur signataire.")
        : t(
            "Sans elle, les documents envoyés ne diront pas ce qui autorise leur signataire. Donnée une fois, elle se reprend pour tous.",
          ),
    action: t("L’indiquer"),
    to: (projectId, { point } = {}) => {
      if (!point) return pages.ownerDocuments.to({ projectId, tab: "bulletin" });
      return point.kind === "producer"
        ? pages.ownerProducer.toAny({ projectId }, { hash: signatoryAnchor(point.id) })
        : pages.consumerProfile.to({ consumerId: point.id }, { hash: "signatory" });
    },
    help: ofPublicBodies,
  },
  "send-papers": {
    text: (count, { ownPlants = 0, plants } = {}) => {
      const own =
        ownPlants === 1
          ? t("votre installation")
          : t("vos {{plants}}", { plants: plural(ownPlants, "installation", "installations") });
      if (plants !== undefined)
        return toSendText(count - plants, { own: ownPlants > 0 ? [own] : [], others: plants - ownPlants });
      if (ownPlants > 0 && ownPlants === count) return t("Documents à envoyer pour {{own}}", { own });
      const places = plural(count, "lieu", "lieux");
      return ownPlants > 0
        ? t("Documents à envoyer pour {{places}}, dont {{own}}", { places, own })
        : t("Documents à envoyer pour {{places}}", { places });
    },
    why: (count, { ownPlants = 0 } = {}) => {
      if (ownPlants === count)
        return t("Un producteur adhère et donne son accord comme chaque participant\u00a0: vous aussi.");
      if (ownPlants > 0)
        return t(
          "Chacun signe les siens, vous aussi pour ce que vous produisez\u00a0: la convention les cite.",
        );
      return count === 1
        ? t("Vous l’avez accepté\u00a0: il lui reste à signer.")
        : t("Vous les avez acceptés\u00a0: il leur reste à signer.");
    },
    action: t("Préparer l’envoi"),
    to: documentsAt("TO-SEND"),
  },
  "await-sellers": {
    text: (count, { sellers = [] } = {}) => {
      const who = sellers.map(({ name, pointName, isOwn }) =>
        isOwn ? t("votre installation {{pointName}}", { pointName }) : name,
      );
      const what = {
        contracts: plural(count, "contrat de vente", "contrats de vente"),
        who: conjunction(new Set(who)),
      };
      return count === 1
        ? t("{{contracts}} attend {{who}}", what)
        : t("{{contracts}} attendent {{who}}", what);
    },
    why: (_, { items = [] } = {}) => t(gapsSentence(items.map((item) => ({ item, target: "producers" })))),
    action: t("Voir"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "take-service": {
    text: () => t("Activez le service dont les documents ont besoin"),
    why: () => t("Sans lui, ils ne peuvent pas être envoyés à la signature\u00a0: voyez son prix avant."),
    action: t("Voir les services"),
    to: () => pages.services.to(),
  },
  "describe-pmo": {
    text: (_, { lacking = [], lacksFounders = false } = {}) =>
      t("Complétez la personne morale\u00a0: {{parts}}", {
        parts: enumeration.format(lacking.map((part) => partText(part, lacksFounders))),
      }),
    why: (_, { lacking = [] } = {}) =>
      lacking.length === 1 && lacking[0] === "interlocutor"
        ? t("Participants et gestionnaire du réseau ont besoin de savoir à qui parler.")
        : t("Les documents des participants les citent."),
    action: t("Compléter"),
    // The steps that found an association do not ask for its contact.
    to: (projectId, { lacking = [] } = {}) =>
      lacking.length === 1 && lacking[0] === "interlocutor"
        ? pages.ownerInformation.to({ projectId }, { hash: "interlocutor" })
        : pages.createPmoStatus.to({ projectId }),
  },
} satisfies Record<string, Words>;
