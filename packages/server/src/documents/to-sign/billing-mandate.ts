import type { SellerVat } from "@mec/domain/shared";
import { paragraph, type Section, say, type Text } from "../legal/model.ts";

const declared: Record<SellerVat, Text> = {
  standard: say`À la date du présent accord, le Participant déclare que la TVA s’ajoute à ses ventes d’électricité, au taux normal : les factures la portent.`,
  franchise: say`À la date du présent accord, le Participant déclare relever de la franchise en base : les factures portent la mention « TVA non applicable, art. 293\u00a0B du CGI ».`,
};

/** Express, written and given before: CGI, art. 289 I-2, and annexe II, art. 242 nonies. With his VAT, once he has said it. */
export const billingMandate = (vatRegime: SellerVat | undefined): Section => ({
  title: "Mandat de facturation",
  blocks: [
    paragraph(
      say`Le Participant donne mandat exprès à la PMO, qui l’accepte, d’établir et d’émettre, en son nom et pour son compte, les factures de l’électricité qu’il fournit aux consommateurs de l’opération, à partir des données du Gestionnaire de réseau (code général des impôts, article 289, I, 2, et article 242 nonies de son annexe II).`,
    ),
    ...(vatRegime ? [paragraph(declared[vatRegime])] : []),
    paragraph(
      say`La PMO lui communique chaque facture sans délai. Il peut en contester le contenu, par écrit, dans les cinq jours de cette communication ; une facture rectificative est alors établie s’il y a lieu. Il conserve l’entière responsabilité de ses obligations en matière de facturation et de TVA : il acquitte la taxe facturée en son nom, signale toute mention manquante et tout changement de son régime de TVA ou de son identification.`,
    ),
    paragraph(
      say`Le mandat n’emporte pas celui d’encaisser les sommes dues. Le Participant peut le retirer à tout moment, par écrit adressé à la PMO, pour les factures à venir : il les établit alors lui-même, sans effet sur le présent accord. Le mandat prend fin avec l’accord.`,
    ),
  ],
});
