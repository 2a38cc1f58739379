import { formatDate } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { ContractProducer, SalesContractData } from "../../../documents/to-sign/content.ts";
import { type PriceReader, sellersPriceText } from "../../../documents/to-sign/paid-price.ts";
import { contractPrice, isGiven } from "../../../documents/to-sign/sales-price.ts";
import { calledSellers } from "../../../documents/to-sign/sellers-vat.ts";
import { documentData } from "../../../encryption/index.ts";
import { signedByConsumer } from "../../signature/scopes.ts";
import { sentHere } from "../scopes.ts";
import { findPlantsToCome, findToldSellers } from "./told-sellers.ts";

type Reader = Omit<PriceReader, "vatRegime">;

interface Standing {
  readonly content: SalesContractData;
  readonly isSigned: boolean;
  /** When its consumer signed it. */
  readonly signedAt: Date | null;
}

/** The contracts of a place that were sent to be signed here, the oldest first, and whether its holder has signed them. */
async function findStanding(db: Db, pointId: string): Promise<Standing[]> {
  const rows = await db
    .selectFrom("document")
    .select(["id", sql<SalesContractData | null>`data`.as("content")])
    .select(sql<boolean>`${signedByConsumer("document")}`.as("isSigned"))
    .select(
      sql<Date | null>`(select max(s.signed_at) from signature_request r join signature_signer s on s.request_id = r.id
        where r.document_id = document.id and s.role = 'participant')`.as("signedAt"),
    )
    .where("consumption_point_id", "=", pointId)
    .where("kind", "=", "salesContract")
    .where(sentHere())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, content, ...row }) =>
    content ? [{ ...row, content: documentData.open(id, content) }] : [],
  );
}

const priceText = (content: SalesContractData, price: number, reader: Reader): string =>
  isGiven(content) ? "électricité donnée" : sellersPriceText(price, content, reader);

/** "Votre contrat : 11 c€/kWh, sans TVA à ajouter, signé le 3 novembre 2026." */
function contractText({ content, isSigned, signedAt }: Standing, reader: Reader, isAlone: boolean): string {
  const price = contractPrice(content);
  const told = price === null ? "prix à convenir" : priceText(content, price, reader);
  const whose = isAlone ? "Votre contrat" : `Votre contrat avec ${calledSellers(content)}`;
  if (!isSigned) return `${whose}, à signer\u00a0: ${told}.`;
  return `${whose}\u00a0: ${told}${signedAt ? `, signé le ${formatDate(signedAt)}` : ""}.`;
}

/** That more contracts come with those who sell by none, at which price, and that they may be refused. */
function comingText(producers: readonly ContractProducer[], price: string, isSigned: boolean): string {
  const isOne = producers.length === 1;
  const comes = isOne
    ? `Un autre producteur vend maintenant dans ce projet\u00a0: un autre contrat vous sera proposé, à ${price}. Vous pourrez le refuser.`
    : `D’autres producteurs vendent maintenant dans ce projet\u00a0: d’autres contrats vous seront proposés, à ${price}. Vous pourrez les refuser.`;
  return `${comes} Ce que vous ${isSigned ? "avez signé" : "signez maintenant"} ne change pas.`;
}

/** Of the contracts of a place that were sent, in sentences. */
export interface ContractsBeside {
  readonly isSent: boolean;
  /** Whether another contract is still to come. */
  readonly isComing: boolean;
  /** What each that binds its holder asks, and that others sell whom none of these names; empty where one names all. */
  readonly texts: string[];
}

/** What a place buys by, where others sell in its project whom its holder has signed no contract with: the mean of all is no price of his. */
export async function findContractsBeside(
  db: Db,
  { projectId, pointId, price, today }: { projectId: string; pointId: string; price: number; today: string },
  reader: Reader,
): Promise<ContractsBeside> {
  const sent = await findStanding(db, pointId);
  const [last] = sent.slice(-1);
  if (!last) return { isSent: false, isComing: false, texts: [] };
  const signed = sent.filter(({ isSigned }) => isSigned);
  const bound = signed.length > 0 ? signed : sent;
  const producers = bound.flatMap(({ content }) => content.producers);
  const named = new Set(producers.flatMap(({ pointId: plant }) => plant ?? []));
  const others = (await findToldSellers(db, projectId)).filter(
    ({ pointId: plant = "" }) => !named.has(plant),
  );
  if (named.size === 0 || others.length === 0) return { isSent: true, isComing: false, texts: [] };
  const toCome = await findPlantsToCome(db, { projectId, today }, [pointId]);
  const coming = others.filter(({ pointId: plant = "" }) => toCome.has(plant));
  const { terms } = last.content;
  const asked = sellersPriceText(price, { terms, producers: coming }, reader);
  const shown = [...bound, ...sent.filter((one) => !bound.includes(one))];
  return {
    isSent: true,
    isComing: coming.length > 0,
    texts: [
      ...shown.map((one) => contractText(one, reader, shown.length === 1)),
      ...(coming.length > 0 ? [comingText(coming, asked, signed.length > 0)] : []),
    ],
  };
}
