import { pages } from "@mec/api";
import { monthText } from "@mec/domain/project";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import type { Words } from "./words.ts";

const ownPlace = (projectId: string) => pages.ownerConsumers.to({ projectId }, { hash: "own-point" });

/** Of the project itself: what it is, what it produces, who knows of it. */
export const projectWords = {
  "confirm-address": {
    text: () => t("Confirmez votre adresse e-mail"),
    why: () => t("Suivez le lien reçu par e-mail\u00a0: votre projet se mettra en ligne de lui-même."),
    action: t("Voir mon profil"),
    to: () => pages.profile.to(),
  },
  "fix-perimeter": {
    text: () => t("Le périmètre n’est pas respecté"),
    why: () => t("Une opération qui dépasse son périmètre ne peut pas être déclarée."),
    action: t("Voir mon périmètre"),
    to: (projectId) => pages.ownerPerimeter.to({ projectId }),
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
  "name-grid-operator": {
    text: () => t("Indiquez le gestionnaire du réseau"),
    why: () =>
      t("Tous les points d’une opération doivent dépendre du même\u00a0: il est écrit sur les factures."),
    action: t("L’indiquer"),
    to: (projectId) => pages.ownerPerimeter.to({ projectId }, { hash: "perimeter-details" }),
  },
  "move-start": {
    text: (_, { announced, earliest } = {}) =>
      announced && earliest
        ? t("Le démarrage annoncé, {{month}}, est plus tôt que ce qui est possible ({{day}})", {
            month: monthText(announced),
            day: formatDate(earliest),
          })
        : t("Le démarrage annoncé est plus tôt que ce qui est possible"),
    why: () => t("Les voisins le lisent sur votre page et dans leurs e-mails\u00a0: corrigez-le."),
    action: t("Le corriger"),
    to: (projectId) =>
      pages.projectStep.to({ step: "description" }, { query: { projectId }, hash: "expectedStart" }),
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
    text: (_, { isMunicipality, lacksFounders } = {}) => {
      if (lacksFounders) return t("Indiquez les fondateurs de l’association");
      return isMunicipality
        ? t("Décrivez l’association qui portera l’opération")
        : t("Décrivez l’association, ou la personne morale");
    },
    why: (_, { isMunicipality, lacksFounders } = {}) => {
      if (lacksFounders) return t("Ses statuts se remplissent avec eux, avant sa déclaration.");
      return isMunicipality
        ? t(
            "C’est la PMO\u00a0: la commune la fonde avec d’autres, ou en rejoint une. Les documents de chacun la citent.",
          )
        : t("C’est la PMO\u00a0: les documents de chacun la citent, autant s’y prendre tôt.");
    },
    action: t("La décrire"),
    to: (projectId) => pages.ownerInformation.to({ projectId }, { hash: "association" }),
  },
  "add-own-buildings": {
    text: () => t("Ajoutez vos bâtiments"),
    why: () =>
      t(
        "Mairie, école, ateliers\u00a0: vos premiers consommateurs. Votre conseil délibère avant toute signature\u00a0: votre toit et vos bâtiments ont leur note à imprimer pour lui.",
      ),
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
} satisfies Record<string, Words>;
