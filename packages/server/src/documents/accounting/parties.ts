import { productionTypeLabels } from "@mec/domain/point";
import { formatNumber, type SellerVat, vatRate } from "@mec/domain/shared";
import { type SignatoryInput, vatNumber } from "@mec/domain/signatory";
import { missing, say, type Text } from "../legal/model.ts";
import { powerText, prmText, seatText } from "../to-sign/common.ts";
import type { BulletinData, ContractProducer, SalesContractData } from "../to-sign/content.ts";
import { addressText, grouped, legalForm, nameOfParty, numberField } from "../to-sign/identity.ts";
import { vatText } from "../to-sign/sales-price.ts";
import { vatOf } from "../to-sign/sellers-vat.ts";
import type { AccountingData } from "./data.ts";
import { type SheetRow, type SheetSection, told } from "./sheet.ts";

/** "443 061 841", the first nine digits of a SIRET; nothing of another number. */
function sirenOf({ label, value }: { label: string; value: Text }): SheetRow[] {
  const [number] = value;
  if (label !== "SIRET" || typeof number !== "string") return [];
  return [told("SIREN", number.split("\u00a0").slice(0, 3).join("\u00a0"))];
}

const namedForm = /^(?:EARL|GAEC|SCEA|GFA|SARL|SASU?|SCI|SCIC|SCOP|EURL|SA|SNC)(?=\s)/u;

/** A form that nobody was asked for, as the name that was given begins with it. */
function formless(identity: SignatoryInput): string {
  if (identity.entityType === "Particulier") return "Personne physique";
  const [form] = namedForm.exec(identity.socialReason) ?? [];
  return form ? `${form}, d’après sa dénomination` : "Pas connue ici, hors de sa dénomination";
}

/** Under which name and numbers a party is bound. */
function partyRows(identity: SignatoryInput): SheetRow[] {
  const number = numberField(identity);
  const form = legalForm(identity);
  const vat = vatNumber(identity);
  return [
    told("Dénomination", nameOfParty(identity)),
    told("Forme juridique", form ?? formless(identity)),
    ...(number ? [...sirenOf(number), told(number.label, number.value)] : []),
    ...(vat === null ? [] : [told("Numéro de TVA, d’après le SIREN", grouped(vat, 4, 3, 3))]),
  ];
}

export function buyerSection({ buyer, place, isVatPaid, isVatTold }: AccountingData): SheetSection {
  const seat = buyer?.entityType === "Professionnel" ? addressText(buyer.socialAddress) : null;
  return {
    title: "Qui achète",
    rows: [
      ...(buyer
        ? partyRows(buyer)
        : [told("Dénomination", missing("qui signe pour ce lieu, avec son numéro SIRET"))]),
      ...(seat ? [told("Siège", seat)] : []),
      told("Lieu", place.name),
      told("Adresse du lieu", addressText(place.address)),
      told("Compteur (PRM)", prmText(place.prm)),
      told(
        "TVA des factures",
        isVatPaid
          ? "Vous avez indiqué ne pas la récupérer."
          : isVatTold
            ? "Vous avez indiqué la récupérer."
            : "Vous n’avez pas indiqué si vous la récupérez\u00a0: c’est supposé.",
      ),
    ],
  };
}

const regimes: Record<SellerVat, string> = {
  standard: `Ajoute la TVA, au taux de ${vatRate * 100}\u00a0%`,
  franchise: "Franchise en base\u00a0: aucune TVA sur ses factures",
};

const regimeText = (vatRegime: SellerVat | null): string =>
  vatRegime ? regimes[vatRegime] : "Pas encore dit par qui vend";

const siteRows = ({ site }: ContractProducer, isWritten: boolean): SheetRow[] => [
  told(
    isWritten ? `Installation «\u00a0${site.name}\u00a0»` : "Installation",
    [productionTypeLabels[site.productionType], powerText(site.power, [site.productionType])].flatMap(
      (run, index): Text => (index > 0 ? [", ", run] : [run]),
    ),
  ),
  ...(isWritten
    ? [
        told("Adresse de l’installation", addressText(site.address)),
        told("Point d’injection (PRM)", prmText(site.prm)),
      ]
    : []),
];

/** What of the contract's electricity is one's: plants that produce at the same hours divide it as their powers. */
function shareRows({ producers }: SalesContractData, { site }: ContractProducer): SheetRow[] {
  const powers = producers.map((one) => one.site.power ?? 0);
  const isAlike = producers.every((one) => one.site.productionType === site.productionType);
  if (producers.length < 2 || !isAlike || powers.includes(0)) return [];
  const part = (site.power ?? 0) / powers.reduce((sum, power) => sum + power, 0);
  return [
    told(
      "Sa part de l’électricité du contrat",
      `Environ ${formatNumber(part * 100)}\u00a0%, à la puissance de chacun`,
    ),
  ];
}

/** Who sells by a contract: a section each, as its numbers and its VAT are its own. */
export const sellerSections = (contract: SalesContractData, isWritten: boolean): SheetSection[] =>
  contract.producers.map((producer, index, { length }) => {
    const vatRegime = vatOf(contract, producer);
    return {
      title: length > 1 ? `Qui vend (${index + 1} sur ${length})` : "Qui vend",
      rows: [
        ...(isWritten ? [told("Contrat de vente", contract.reference)] : []),
        ...(producer.identity
          ? partyRows(producer.identity)
          : [told("Dénomination", "Pas encore nommé ici\u00a0: le contrat de vente le dira")]),
        ...(isWritten && producer.identity ? [told("Courriel", producer.identity.email)] : []),
        ...siteRows(producer, isWritten),
        ...shareRows(contract, producer),
        told("Régime de TVA", regimeText(vatRegime)),
        told("TVA au contrat", vatText({ vatRegime })),
      ],
    };
  });

/** Whom the membership is paid to. */
export function associationRows(bulletin: BulletinData): SheetRow[] {
  const { association } = bulletin;
  return [
    told("À qui", association?.associationName || "L’association du projet, pas encore nommée ici"),
    told("RNA", association?.rnaId ?? "Pas encore connu ici\u00a0: le bulletin d’adhésion le porte"),
    told(
      "SIREN et SIRET",
      "Pas connus ici\u00a0: toutes les associations n’en ont pas. Demandez-les-lui s’il vous les faut.",
    ),
    ...(association ? [told("Siège", say`${seatText(bulletin)}`)] : []),
  ];
}
