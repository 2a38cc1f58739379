import { type ConsumerTab, type DocumentTab, pages } from "@mec/api";
import type { DocumentKind } from "@mec/domain/document";
import type { BodyPart, ToDo, ToDoKind } from "@mec/domain/overview";
import { formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/** What a thing to do is about, beside its count. */
type Details = Omit<ToDo, "kind" | "count">;

interface Words {
  /** What there is to do, given how many items, and what they are about. */
  readonly text: (count: number, details?: Details) => string;
  /** The reason or the purpose, in one line. */
  readonly why: (count: number, details?: Details) => string;
  /** The button's text; `to` is where it leads. */
  readonly action: string;
  readonly to: (projectId: string, details?: Details) => string;
}

const consumers = (tab: ConsumerTab) => (projectId: string) => pages.ownerConsumers.to({ projectId, tab });

const ownPlace = (projectId: string) => pages.ownerConsumers.to({ projectId }, { hash: "own-point" });

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

const enumeration = new Intl.ListFormat("fr-FR");

const partNames: Record<BodyPart, string> = {
  association: t("l’association"),
  statutes: t("ses statuts signés"),
  fee: t("la cotisation"),
};

/** The words of each thing to do, and its one button. */
export const toDoWords: Record<ToDoKind, Words> = {
  "confirm-address": {
    text: () => t("Confirmez votre adresse e-mail"),
    why: () => t("Suivez le lien reçu par e-mail\u00a0: votre projet se mettra en ligne de lui-même."),
    action: t("Voir mon profil"),
    to: () => pages.profile.to(),
  },
  sign: {
    text: (count) =>
      count === 1
        ? t("1 document attend votre signature")
        : t("{{documents}} attendent votre signature", { documents: plural(count, "document", "documents") }),
    why: () => t("Les participants ont déjà signé les leurs."),
    action: t("Signer"),
    to: (id) => pages.signOwn.to({ place: "project", id }),
  },
  "fix-perimeter": {
    text: () => t("Le périmètre n’est pas respecté"),
    why: () => t("Une opération qui dépasse son périmètre ne peut pas être déclarée."),
    action: t("Voir mon périmètre"),
    to: (projectId) => pages.ownerPerimeter.to({ projectId }),
  },
  "answer-candidates": {
    text: (count, { onWaitingList = 0 } = {}) => {
      const candidates = plural(count, "candidature", "candidatures");
      return onWaitingList > 0
        ? t("{{candidates}} à étudier, dont {{waiting}} en liste d’attente", {
            candidates,
            waiting: formatNumber(onWaitingList),
          })
        : t("{{candidates}} à étudier", { candidates });
    },
    why: (_, { isFull = false } = {}) =>
      isFull
        ? t("Toute votre production est réservée\u00a0: dites à chacun s’il peut y avoir une place.")
        : t("Une réponse en une semaine est l’usage."),
    action: t("Étudier"),
    to: consumers("pending"),
  },
  "answer-producers": {
    text: (count) =>
      count === 1
        ? t("Un producteur propose sa production")
        : t("{{producers}} proposent leur production", {
            producers: plural(count, "producteur", "producteurs"),
          }),
    why: (count) => (count === 1 ? t("Il attend votre réponse.") : t("Ils attendent votre réponse.")),
    action: t("Répondre"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "renew-prices": {
    text: (count) =>
      count === 1
        ? t("Un prix a expiré sans réponse")
        : t("{{prices}} ont expiré sans réponse", { prices: plural(count, "prix", "prix") }),
    why: () => t("Proposez un nouveau prix, ou acceptez la candidature sans attendre."),
    action: t("Revoir"),
    to: consumers("price-proposal"),
  },
  "follow-prices": {
    text: (count) =>
      count === 1
        ? t("Un prix proposé expire bientôt")
        : t("{{prices}} proposés expirent bientôt", { prices: plural(count, "prix", "prix") }),
    why: (count) =>
      count === 1
        ? t("La personne reçoit un rappel\u00a0: vous pouvez aussi lui écrire.")
        : t("Chaque personne reçoit un rappel\u00a0: vous pouvez aussi lui écrire."),
    action: t("Voir"),
    to: consumers("price-proposal"),
  },
  "settle-departures": {
    text: (count) =>
      count === 1
        ? t("Un participant souhaite partir")
        : t("{{people}} souhaitent partir", { people: plural(count, "participant", "participants") }),
    why: (count) =>
      count === 1
        ? t("Réglez son départ pour le jour demandé, ou pour aujourd’hui.")
        : t("Réglez chaque départ pour le jour demandé, ou pour aujourd’hui."),
    action: t("Voir"),
    to: consumers("exploitation"),
  },
  "settle-early-departures": {
    text: (count) =>
      count === 1
        ? t("Un participant souhaite partir avant de commencer")
        : t("{{people}} souhaitent partir avant de commencer", {
            people: plural(count, "participant", "participants"),
          }),
    why: () => t("Tout est signé\u00a0: voyez ce que son contrat demande, et réglez le départ."),
    action: t("Voir"),
    to: consumers("pre-integrated"),
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
  "take-service": {
    text: () => t("Activez le service dont les documents ont besoin"),
    why: () => t("Sans lui, ils ne peuvent pas être envoyés à la signature\u00a0: voyez son prix avant."),
    action: t("Voir les services"),
    to: () => pages.services.to(),
  },
  "send-papers": {
    text: (count) => t("Documents à envoyer pour {{places}}", { places: plural(count, "lieu", "lieux") }),
    why: (count) =>
      count === 1
        ? t("Vous l’avez accepté\u00a0: il lui reste à signer.")
        : t("Vous les avez acceptés\u00a0: il leur reste à signer."),
    action: t("Préparer l’envoi"),
    to: documentsAt("TO-SEND"),
  },
  "start-sharing": {
    text: (count) =>
      count === 1
        ? t("Un participant a tout signé")
        : t("{{people}} ont tout signé", { people: plural(count, "participant", "participants") }),
    why: (count) =>
      count === 1
        ? t("Une fois l’opération déclarée, mettez-le en exploitation le jour où le partage commence.")
        : t("Une fois l’opération déclarée, mettez-les en exploitation le jour où le partage commence."),
    action: t("Voir"),
    to: consumers("pre-integrated"),
  },
  "settle-producer-departures": {
    text: (count) =>
      count === 1
        ? t("Un producteur souhaite partir")
        : t("{{producers}} souhaitent partir", { producers: plural(count, "producteur", "producteurs") }),
    why: (count) =>
      count === 1
        ? t("Réglez son départ pour le jour demandé, ou pour aujourd’hui.")
        : t("Réglez chaque départ pour le jour demandé, ou pour aujourd’hui."),
    action: t("Voir"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "start-producers": {
    text: (count) =>
      count === 1
        ? t("Un producteur a signé ses documents")
        : t("{{producers}} ont signé leurs documents", {
            producers: plural(count, "producteur", "producteurs"),
          }),
    why: (count) =>
      count === 1
        ? t("Une fois l’opération déclarée, mettez-le en exploitation le jour où le partage commence.")
        : t("Une fois l’opération déclarée, mettez-les en exploitation le jour où le partage commence."),
    action: t("Voir"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "add-producer": {
    text: () => t("Ajoutez ce qui produira l’électricité"),
    why: () => t("Sans installation, ni prix ni estimation ne s’affichent sur votre page."),
    action: t("Ajouter"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "tell-production": {
    text: () => t("Indiquez la production annuelle"),
    why: () => t("Sans elle, on ne sait ni ce qui reste à partager, ni ce que chacun économiserait."),
    action: t("L’indiquer"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "describe-pmo": {
    text: (_, { lacking = [] } = {}) =>
      t("Complétez la personne morale\u00a0: {{parts}}", {
        parts: enumeration.format(lacking.map((part) => partNames[part])),
      }),
    why: () => t("Les documents des participants les citent."),
    action: t("Compléter"),
    to: (projectId) => pages.createPmoStatus.to({ projectId }),
  },
  "name-grid-operator": {
    text: () => t("Indiquez le gestionnaire du réseau"),
    why: () =>
      t("Tous les points d’une opération doivent dépendre du même\u00a0: il est écrit sur les factures."),
    action: t("L’indiquer"),
    to: (projectId) => pages.ownerPerimeter.to({ projectId }, { hash: "perimeter-details" }),
  },
  "name-bearer": {
    text: () => t("Dites qui porte le projet"),
    why: () => t("C’est la première question de qui confie son numéro de compteur."),
    action: t("Le dire"),
    to: (projectId) => pages.projectStep.to({ step: "description" }, { query: { projectId } }),
  },
  publish: {
    text: () => t("Publiez votre projet"),
    why: () => t("Tant qu’il ne l’est pas, personne ne le trouve sur la carte."),
    action: t("Publier"),
    to: (projectId) => pages.ownerInformation.to({ projectId }),
  },
  "prepare-invitations": {
    text: () => t("Préparez vos invitations"),
    why: () => t("Affiche, tracts et lettres n’attendent que votre projet en ligne."),
    action: t("Ouvrir le kit"),
    to: (projectId) => pages.communicationKit.to({}, { query: { projectId } }),
  },
  "invite-by-email": {
    text: () => t("Invitez vos voisins par e-mail"),
    why: () => t("Chacun reçoit un lien personnel, et candidate en quelques minutes."),
    action: t("Inviter par e-mail"),
    to: (projectId) => pages.ownerConsumers.to({ projectId }, { hash: "invite" }),
  },
  "describe-association": {
    text: () => t("Décrivez l’association, ou la personne morale"),
    why: () => t("C’est la PMO\u00a0: les documents de chacun la citent, autant s’y prendre tôt."),
    action: t("La décrire"),
    to: (projectId) => pages.ownerInformation.to({ projectId }, { hash: "association" }),
  },
  "add-own-buildings": {
    text: () => t("Ajoutez vos bâtiments"),
    why: () => t("Mairie, école, ateliers\u00a0: ils peuvent être vos premiers consommateurs."),
    action: t("Les ajouter"),
    to: ownPlace,
  },
  "add-own-premises": {
    text: () => t("Ajoutez vos locaux"),
    why: () => t("Bureaux, atelier, exploitation\u00a0: ils peuvent être vos premiers consommateurs."),
    action: t("Les ajouter"),
    to: ownPlace,
  },
  "add-own-point": {
    text: () => t("Ajoutez votre point de consommation"),
    why: () => t("Votre logement ou votre local peut être le premier à consommer."),
    action: t("L’ajouter"),
    to: ownPlace,
  },
  invite: {
    text: () => t("Faites connaître votre projet"),
    why: () => t("Affiche, tracts et lettres à vos voisins sont prêts à imprimer."),
    action: t("Ouvrir le kit"),
    to: (projectId) => pages.communicationKit.to({}, { query: { projectId } }),
  },
};
