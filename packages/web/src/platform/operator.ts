import { operatorReach } from "./operator-reach.ts";

/**
 * Who runs this installation. The values are a fictitious example: the registration number fails its
 * checksum, the telephone numbers are in the range reserved for fiction, the e-mail domain cannot exist.
 * Whoever puts the platform into service writes their own here, and in `operator-reach.ts`.
 */
export const operator = {
  name: "Mon énergie collective",
  legalForm: "société coopérative d’intérêt collectif à capital variable",
  address: "8 place des Énergies, 69003 Lyon",
  registration: "RCS Lyon 912 345 678",
  vatNumber: "FR00 912 345 678",
  publicationDirector: "la présidence de la coopérative",
  ...operatorReach,
  privacyEmail: "donnees@mon-energie-collective.example",
  accessibilityEmail: "accessibilite@mon-energie-collective.example",
  hostName: "Hébergement Rhône Numérique",
  hostAddress: "21 quai des Serveurs, 69009 Lyon",
  hostPhone: "01 99 00 45 80",
  hostingArea: "dans l’Union européenne",
  mediator: "Médiation de la consommation, 5 rue de la Conciliation, 75010 Paris",
  /** How long the servers of this installation keep their technical logs. */
  logRetention: "12 mois au plus",
} as const;
