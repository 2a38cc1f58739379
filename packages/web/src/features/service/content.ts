import type { ServiceGroup } from "@mec/domain/service";

/** The description of a service, in our own words. */
interface ServiceContent {
  readonly promise: string;
  readonly tasks: readonly string[];
  /** When an action is counted. */
  readonly counted: string;
  /** Which consumers are counted. */
  readonly consumers: { readonly one: string; readonly many: string };
  /** What credits are, shown beside their price. */
  readonly credits: string;
  /** What happens once the service is taken, step by step. */
  readonly steps: readonly string[];
}

const consumers = { one: "consommateur", many: "consommateurs" };

export const serviceContents: Readonly<Record<ServiceGroup, ServiceContent>> = {
  data: {
    promise:
      "Emportez les données d’étude de vos consommateurs, pour votre bureau d’études ou votre financeur. L’étude elle-même reste gratuite.",
    tasks: [
      "Choisir les consommateurs à exporter",
      "Télécharger leurs résultats dans un classeur",
      "Retrouver la date de chaque export",
    ],
    counted: "à l’export de ses données",
    consumers,
    credits: "pour tout un projet, valables 2\u00a0ans",
    steps: [
      "Dans «\u00a0Mes participants\u00a0», sélectionnez les consommateurs à étudier.",
      "Exportez leurs données\u00a0: le classeur se télécharge aussitôt.",
      "Exporter de nouveau un consommateur déjà compté ne coûte rien.",
    ],
  },
  pmo: {
    promise:
      "Créez la personne morale organisatrice et faites adhérer vos participants, sans repartir d’une page blanche.",
    tasks: [
      "Rédiger les statuts et le procès-verbal de l’assemblée",
      "Préparer un règlement intérieur",
      "Éditer les bulletins d’adhésion",
      "Les faire signer en ligne",
    ],
    counted: "à l’envoi de son bulletin d’adhésion",
    consumers: { one: "consommateur recruté", many: "consommateurs recrutés" },
    credits: "à partir de 5 consommateurs, valables 2\u00a0ans, jusqu’à 25\u00a0% d’économie",
    steps: [
      "Décrivez votre association et sa cotisation dans «\u00a0Mes informations\u00a0».",
      "Téléchargez les modèles de statuts, réunissez l’assemblée, déposez les documents signés.",
      "Envoyez à chaque participant son bulletin d’adhésion, signé en ligne.",
    ],
  },
  vente: {
    promise:
      "Vendez votre électricité à vos voisins avec un contrat clair, adapté à chacun et signé en ligne.",
    tasks: [
      "Fixer les conditions de vente, pour tous ou pour chacun",
      "Éditer le contrat de chaque consommateur",
      "Le faire signer au consommateur et au producteur",
    ],
    counted: "à l’envoi de son contrat de vente",
    consumers,
    credits: "valables 2\u00a0ans",
    steps: [
      "Complétez les conditions de vente\u00a0: durée, prix, indexation, facturation.",
      "Relisez le contrat de chaque consommateur.",
      "Envoyez-le\u00a0: le consommateur signe, puis le producteur.",
    ],
  },
  convention: {
    promise:
      "Réunissez ce que demande le gestionnaire de réseau pour ouvrir votre opération\u00a0: les accords et l’annexe\u00a02.",
    tasks: [
      "Éditer l’accord de participation de chacun",
      "Le faire signer au participant et à la PMO",
      "Préparer l’annexe\u00a02 de la convention",
    ],
    counted: "à l’envoi de son accord de participation",
    consumers,
    credits: "valables 2\u00a0ans",
    steps: [
      "Vérifiez le PDL et le signataire de chaque participant.",
      "Envoyez les accords\u00a0: le participant signe, puis la PMO.",
      "Recopiez l’annexe\u00a02 préparée pour vous dans le modèle du gestionnaire de réseau.",
    ],
  },
};
