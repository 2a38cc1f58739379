import { operator } from "../../../platform/operator.ts";
import type { LegalPage } from "./legal-page.ts";
import { legalSummaries } from "./summaries.ts";

export const page: LegalPage = {
  ...legalSummaries.privacy,
  updated: "2026-11-22",
  sections: [
    {
      heading: "Responsable du traitement",
      blocks: [
        {
          kind: "paragraph",
          text: `${operator.name}, ${operator.address}, est responsable des traitements décrits ici. Pour toute question sur vos données, écrivez à ${operator.privacyEmail}.`,
        },
        {
          kind: "paragraph",
          text: "Le porteur d’un projet et sa PMO, la personne morale qui réunit les participants, deviennent responsables à leur tour des données qu’ils utilisent pour gérer leur opération.",
        },
      ],
    },
    {
      heading: "Nos principes",
      blocks: [
        {
          kind: "list",
          items: [
            "Nous demandons seulement ce qui est utile, au moment où c’est utile.",
            "Nous ne vendons pas vos données et n’affichons pas de publicité.",
            "Votre courbe de consommation n’est jamais montrée à une autre personne.",
          ],
        },
      ],
    },
    {
      heading: "Données, buts et bases légales",
      blocks: [
        {
          kind: "table",
          caption: "Données, buts et bases légales",
          headers: ["Données", "But", "Base légale"],
          rows: [
            ["Nom, courriel, téléphone, mot de passe haché", "Créer et protéger votre compte", "Contrat"],
            [
              "Adresse, consommation annuelle, contrat d’électricité, production, prix",
              "Candidater, publier, estimer une économie",
              "Contrat",
            ],
            ["Numéro de PDL et courbe de charge", "Étudier et suivre l’opération", "Consentement"],
            [
              "Courbe de charge, dans une moyenne d’au moins dix compteurs",
              "Connaître les consommations d’un département, sans désigner personne",
              "Consentement",
            ],
            ["Preuve du consentement : texte, date, adresse IP", "Prouver votre accord", "Obligation légale"],
            ["Identité et état civil du signataire", "Préparer et faire signer les documents", "Contrat"],
            ["IBAN et BIC de la PMO", "Indiquer comment payer la cotisation", "Contrat"],
            [
              "Facturation d’un porteur de projet",
              "Facturer les services payants",
              "Contrat et obligation légale",
            ],
            ["Historique des actions, tentatives de connexion", "Sécurité et preuve", "Intérêt légitime"],
          ],
        },
        {
          kind: "paragraph",
          text: "Le PDL est le numéro à 14 chiffres de votre compteur. La courbe de charge est la suite de vos consommations, heure par heure ou plus finement.",
        },
      ],
    },
    {
      heading: "Consentement à la collecte de la courbe",
      blocks: [
        {
          kind: "paragraph",
          text: "Il est demandé à part, pour un compteur précis. Il autorise l’accès aux données à travers le SGE, le service d’échange du gestionnaire de réseau. Il vaut **12 mois**. Il prend fin plus tôt avec ce pour quoi il est donné : rétractation, départ du projet, suppression du projet, candidature retirée ou refusée. Vous pouvez le retirer à tout moment depuis la page de votre logement, aussi simplement que vous l’avez donné. Le retrait efface aussitôt les courbes reçues. Il ne vous empêche pas de rester candidat.",
        },
      ],
    },
    {
      heading: "Qui reçoit vos données ?",
      blocks: [
        {
          kind: "list",
          items: [
            "**Le porteur du projet auquel vous candidatez** : coordonnées, logement, contrat, signataire et documents, tant que votre candidature existe. De la courbe, il ne voit que le résultat de l’étude. Il ne lit ni la puissance de votre compteur ni ce qui chauffe votre logement, mais les kWh et le gain que ses calculs vous donnent en tiennent compte.",
            "**La PMO et le gestionnaire de réseau**, pour les documents que vous signez.",
            "**Les autres participants et le public** : un pseudonyme d’animal. Votre place n’entre dans ce qui est public qu’à 500 m près, et votre consommation que mêlée à celle d’au moins quatre autres, à 5 % près.",
            "**Notre équipe de support**, pour vous aider et modérer. Chacune de ses consultations de vos données est notée, et vous la lisez dans votre profil.",
            "**Nos prestataires techniques** : hébergement, envoi des courriels, recherche d’adresses.",
          ],
        },
        {
          kind: "paragraph",
          text: "La recherche d’adresses interroge la Géoplateforme de l’IGN. Elle reçoit le texte que vous cherchez, sans votre nom. La carte charge ses images auprès du même service, qui voit alors votre adresse IP.",
        },
        { kind: "paragraph", text: `Vos données sont hébergées ${operator.hostingArea}.` },
      ],
    },
    {
      heading: "Durées de conservation",
      blocks: [
        {
          kind: "table",
          caption: "Durées de conservation",
          headers: ["Données", "Durée"],
          rows: [
            [
              "Consentement à la collecte",
              "Valable 12 mois, ou jusqu’à la fin de la candidature ou de la participation",
            ],
            ["Courbes de charge", "24 mois après réception, ou effacées dès le retrait du consentement"],
            ["Preuve du consentement", "5 ans après sa fin"],
            ["Compte et points", "Jusqu’à la suppression du compte"],
            [
              "Documents signés et leurs preuves",
              "Durée du projet, et au moins 5 ans après la dernière signature",
            ],
            ["Factures", "10 ans, selon le code de commerce"],
            ["Journal de qui a vu ou changé vos données", "12 mois"],
            ["Journaux techniques", `${operator.logRetention}`],
          ],
        },
      ],
    },
    {
      heading: "Vos droits",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter l’usage, vous y opposer et les recevoir dans un format réutilisable. Vous pouvez aussi définir ce qu’elles deviendront après votre décès.",
        },
        {
          kind: "steps",
          items: [
            "**Depuis votre profil** : modification, export de toutes vos données, suppression du compte.",
            `**Par courriel** à ${operator.privacyEmail} : nous répondons dans le mois.`,
            "**Auprès de la CNIL** (cnil.fr), si notre réponse ne vous convient pas.",
          ],
        },
        {
          kind: "paragraph",
          text: "À la suppression du compte, vos données sont effacées ou rendues anonymes, journal compris. Les documents que tous ont signés restent conservés avec leurs signataires et leurs preuves, même si le projet est supprimé : au moins 5 ans après la dernière signature, le temps pendant lequel un litige peut naître (article 2224 du Code civil). Chaque signataire les retrouve depuis son profil ou, sans compte, par un lien envoyé à l’adresse avec laquelle il a signé. Ce que la loi impose de garder est conservé à part.",
        },
      ],
    },
    {
      heading: "Sécurité",
      blocks: [
        {
          kind: "paragraph",
          text: "Les mots de passe sont hachés et ne peuvent pas être relus. L’IBAN, le BIC, la date et le lieu de naissance sont chiffrés dans la base de données. Un courriel envoyé ne laisse ni code, ni lien, ni adresse derrière lui. Les actions sensibles sont notées dans un journal que personne ne peut modifier : vous lisez dans votre profil les lignes qui vous concernent. Les journaux techniques ne contiennent ni mot de passe, ni PDL, ni IBAN. En cas de violation présentant un risque élevé pour vous, nous vous prévenons.",
        },
      ],
    },
    {
      heading: "Décisions automatiques",
      blocks: [
        {
          kind: "paragraph",
          text: "Aucune décision n’est prise par un logiciel seul. Le porteur de projet décide de chaque candidature.",
        },
      ],
    },
  ],
};
