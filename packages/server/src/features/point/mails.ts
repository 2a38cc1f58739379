import { accordStillReadsText } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import { composeMail, type Reactions, webLink } from "../../jobs/reaction.ts";
import { contractEndsMail, contractSaidMail } from "./contract-mail.ts";
import { findEndingConsent, findWithdrawnConsent } from "./ending-consent.ts";

export const pointReactions = {
  "contract-runs-too-long": contractSaidMail,
  "contract-ends": contractEndsMail,
  "consent-ending": async (deps, { consentId }, jobId) => {
    const consent = await findEndingConsent(deps.db, consentId, deps.now());
    if (!consent) return [];
    const until = formatDate(consent.expiresAt);
    return [
      composeMail(deps, jobId, {
        to: consent.email,
        subject: `Votre autorisation de lecture du compteur prend fin le ${until}`,
        title: "Votre autorisation prend bientôt fin",
        paragraphs: [
          `Bonjour ${consent.firstName},`,
          `Vous nous avez autorisés à lire les données du compteur de «\u00a0${consent.pointName}\u00a0». Cette autorisation prend fin le ${until}.`,
          consent.readByAccord
            ? `Vous pouvez la renouveler pour douze mois. Sans cela, les études cessent ce jour-là de lire ce compteur. ${accordStillReadsText}`
            : "Vous pouvez la renouveler pour douze mois. Sans cela, nous cessons de lire vos données ce jour-là.",
        ],
        action: { label: "Renouveler mon autorisation", url: webLink(deps, consent.page) },
      }),
    ];
  },
  "consent-withdrawn": async (deps, { consentId }, jobId) => {
    const consent = await findWithdrawnConsent(deps.db, consentId);
    if (!consent) return [];
    return [
      composeMail(deps, jobId, {
        to: consent.email,
        subject: "Vous avez retiré l’autorisation de lire votre compteur",
        title: "Votre autorisation est retirée",
        paragraphs: [
          `Bonjour ${consent.firstName},`,
          `Vous avez retiré l’autorisation de lire les données du compteur de «\u00a0${consent.pointName}\u00a0» pour les études. Les relevés gardés pour elles sont effacés.`,
          consent.readByAccord ? accordStillReadsText : "Plus aucune donnée de ce compteur n’est collectée.",
          "Vous pouvez la donner à nouveau quand vous voulez.",
        ],
        action: { label: "Ouvrir mon compteur", url: webLink(deps, consent.page) },
      }),
    ];
  },
} satisfies Partial<Reactions>;
