import { saleElsewhereText } from "@mec/domain/document";
import { toTtc } from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import { besidePrice } from "@mec/domain/signature";
import type { Block } from "../legal/model.ts";
import { billerText, contractBilling, supplierGoesOn } from "../to-sign/billing-of-consumer.ts";
import type { SalesContractData } from "../to-sign/content.ts";
import { transmissionText } from "../to-sign/sales-billing.ts";
import { durationArticle } from "../to-sign/sales-duration.ts";
import {
  contractPrice,
  indexationText,
  isFree,
  isGiven,
  priceRows,
  taxesArticle,
} from "../to-sign/sales-price.ts";
import { taxedPartOf, vatGroups } from "../to-sign/sellers-vat.ts";
import type { AccountingData } from "./data.ts";
import { dayRows, firstInvoicesText } from "./days.ts";
import { counted, exact, plainText, type SheetRow, type SheetSection, told } from "./sheet.ts";

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === "paragraph" ? [plainText(block.text)] : []));

/** What is paid without and with VAT, by the figures of which the contract's table writes the words. */
function amountsOf(contract: SalesContractData): { net: number; gross: number; unit: string }[] {
  const price = contractPrice(contract);
  const subscription = contract.terms?.subscription ?? 0;
  const groups = vatGroups(contract);
  const energy = groups.map(({ vatRegime }) => ({
    net: price ?? 0,
    gross: toTtc(price ?? 0, vatRegime === "franchise" ? 0 : 1),
    unit: "€/kWh",
  }));
  const yearly = { net: subscription, gross: toTtc(subscription, taxedPartOf(contract)), unit: "€ par an" };
  return [...(isGiven(contract) || price === null ? [] : energy), ...(subscription === 0 ? [] : [yearly])];
}

function amountRows(contract: SalesContractData): SheetRow[] {
  const amounts = amountsOf(contract);
  return priceRows(contract).flatMap(([name = [], net = [], vat = [], gross = []], index) => {
    const amount = amounts[index];
    const label = plainText(name);
    if (!amount) return [];
    return [
      counted(`${label}, HT`, plainText(net), exact(amount.net, `${amount.unit} HT`)),
      told(`${label}, TVA`, vat),
      counted(`${label}, TTC`, plainText(gross), exact(amount.gross, `${amount.unit} TTC`)),
    ];
  });
}

/** A place of a business is read as one before it is said who signs for it; who signs as a person buys as a person. */
const isBusiness = ({ consumer }: Pick<SalesContractData, "consumer">): boolean =>
  consumer === null || consumer.entityType === "Professionnel";

const toCome = "Pas encore écrit\u00a0: le contrat de vente le dira, avant que vous le signiez.";

/** How long before he writes who ends his contract. */
function noticeRows({ terms }: SalesContractData): SheetRow[] {
  const months = terms?.noticeMonths ?? null;
  if (months === null) return [];
  return [told("Préavis pour y mettre fin", months === 0 ? "Aucun" : `${months}\u00a0mois, par écrit`)];
}

function priceSection(contract: SalesContractData, { sharesFrom, leaving }: AccountingData): SheetSection {
  const { terms } = contract;
  return {
    title: "Le prix",
    rows: [
      ...(contractPrice(contract) === null
        ? [told("Prix", "À convenir par écrit avant toute facture.")]
        : []),
      ...(isGiven(contract) ? [told("Prix", "L’électricité est fournie à titre gratuit.")] : []),
      ...amountRows(contract),
      told("Évolution du prix", terms ? indexationText(contract) : toCome),
      told(
        "De quand à quand",
        terms ? textsOf(durationArticle(contract, isBusiness(contract)).blocks).join(" ") : toCome,
      ),
      ...noticeRows(contract),
      ...dayRows(contract, sharesFrom, leaving?.saleEndsOn),
    ],
  };
}

function billingSection(
  contract: SalesContractData,
  { isVatPaid, sharesFrom }: AccountingData,
): SheetSection {
  const first = isFree(contract) ? null : firstInvoicesText(contract, sharesFrom);
  const billing = contractBilling(contract, { isBusiness: true, isVatPaid }, { areByPlace: false });
  return {
    title: "Les factures",
    rows: [
      told(
        "Qui facture, quand, sous quel délai",
        contract.terms ? billing : `${billerText(contract)}. ${toCome} ${supplierGoesOn}`,
      ),
      ...(first ? [told("Premières factures", first.replace(/^e/u, "E"))] : []),
      ...(isByTransfer(contract)
        ? [
            told(
              "Compte de qui vend (IBAN)",
              "Ni demandé ni écrit au contrat\u00a0: chaque facture le porte.",
            ),
          ]
        : []),
      ...(isFree(contract)
        ? []
        : [told("Facture électronique", transmissionText(contract, isBusiness(contract)))]),
    ],
  };
}

/** The article names what stands as the label here: "Accise : l’électricité…" becomes "L’électricité…". */
function afterLabel(text: string): string {
  const said = text.replace(/^Accise\s:\s/u, "");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** By transfer unless the terms say otherwise, and nothing where all is given. */
const isByTransfer = (contract: SalesContractData): boolean =>
  !isFree(contract) && (contract.terms?.billingMeans ?? "transfer") === "transfer";

/** What is no part of the price, and who bills it. */
function taxesSection(contract: SalesContractData): SheetSection {
  const [network = "", excise = "", others = ""] = textsOf(taxesArticle(contract).blocks);
  return {
    title: "L’accise et l’acheminement",
    rows: [
      told("Qui les facture", `${besidePrice} restent facturés par votre fournisseur.`),
      told("Acheminement (TURPE)", network),
      told("Accise", afterLabel(excise)),
      told("Taxes à venir", others),
    ],
  };
}

const numbered = (
  { title, rows }: SheetSection,
  contract: SalesContractData,
  isOne: boolean,
): SheetSection => ({
  title: isOne ? title : `${title} (contrat ${contract.reference})`,
  rows,
});

/** The price of each contract, its invoices and what stands beside it. */
export function saleSections(data: AccountingData): SheetSection[] {
  const { contracts, unsold } = data;
  if (unsold !== null) {
    const { ownBody, isElsewhere } = unsold;
    const own = ownBody === "all" ? "Contrat de vente" : "Avec votre propre structure";
    const rows = [
      ...(ownBody === "none" ? [] : [told(own, `${ownBodyText}.`)]),
      ...(isElsewhere ? [told("Contrat de vente", saleElsewhereText)] : []),
      told("Fournisseur", supplierGoesOn),
    ];
    return [{ title: "Le prix", rows }];
  }
  return contracts.flatMap((contract) =>
    [priceSection(contract, data), billingSection(contract, data), taxesSection(contract)].map((section) =>
      numbered(section, contract, contracts.length === 1),
    ),
  );
}
