import { mayRetract, retractionSpan } from "@mec/domain/signature";
import { type Block, paragraph, say } from "../legal/model.ts";
import type { AccordData, BulletinData } from "./content.ts";

/** Where the law's online function is, as each document that gives the right says it. */
export const retractionPlace = "le bouton «\u00a0Me rétracter\u00a0» de la page de sa candidature";

/** An individual consumer; one who is not known yet may be one. */
export const givesRetraction = ({ participant, site }: Pick<BulletinData, "participant" | "site">): boolean =>
  site?.kind !== "production" && (participant === null || mayRetract(participant));

/** What the bulletin says of it: nothing to a business, nor to a producer. */
export const bulletinRetraction = (data: BulletinData): Block[] =>
  givesRetraction(data)
    ? [
        paragraph(
          say`L’Adhérent particulier peut se rétracter dans ${retractionSpan} de ses documents, sans motif et sans frais, par ${retractionPlace} ou par toute déclaration dénuée d’ambiguïté. L’Association lui rend ce qu’il a versé, au plus tard quatorze jours après.`,
        ),
      ]
    : [];

/** The same of the agreement, which ends with the participation. */
export const accordRetraction = (data: AccordData): Block[] =>
  givesRetraction(data)
    ? [
        paragraph(
          say`Le Participant particulier qui se rétracte de ses documents, dans ${retractionSpan}, met fin au présent accord aussitôt, sans motif, sans préavis et sans frais, par ${retractionPlace}.`,
        ),
      ]
    : [];
