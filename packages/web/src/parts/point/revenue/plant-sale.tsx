import { Text } from "@mantine/core";
import type { PlantSale } from "@mec/api/study";
import { isHeldBy } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import {
  countedRoughlyText,
  fewTodayOf,
  oneLeavesText,
  surplusToSellText,
  worthWithOwnText,
} from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { buyBackText } from "./buy-back-words.ts";
import { heldBy } from "./contract-lines.ts";
import { endingContractText, ownContractText } from "./contract-words.ts";
import styles from "./plant-sale.module.css";
import { againstText, captionText, lossText, yearText } from "./revenue-words.ts";
import { saleLines } from "./sale-words.ts";
import { lessThanSellingTexts } from "./until-its-end.ts";

const sentence = (text: string) => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

/** What its contract counts; null where none was told, or no sum stands. */
const contractOf = ({ buyBack, surplusPrice = null, ...sale }: PlantSale): string | null =>
  buyBack && sale.earnsEur ? buyBackText(buyBack, { ...sale, surplusPrice }, sale.vatRegime) : null;

/** What the sums leave out, or what they say of sharing: one line at most, or one until a contract ends and one after it. */
function notesOf(sale: PlantSale, signing: number | null): readonly string[] {
  const { earnsEur, sellingAllEur } = sale;
  if (!earnsEur) return [];
  if (sellingAllEur === null) return [t("{{said}}.", { said: sentence(againstText(sale)) })];
  // With own buildings the sales alone would be compared with what they are but a part of.
  if (sale.own?.places)
    return [worthWithOwnText({ ...heldBy(sale, signing), earnsEur })].flatMap((said) => said ?? []);
  const soldAt = sale.agreed?.price ?? sale.soldAt ?? sale.price;
  const sums = {
    ...sale,
    earnsEur,
    soldAt,
    comingAt: sale.comingAt === undefined ? soldAt : sale.comingAt,
    surplusPrice: sale.surplusPrice ?? null,
    signedEur: heldBy(sale, signing).signed?.sum?.earnsEur,
    hasFew: fewTodayOf({ ...sale, earnsEur }) !== null,
  };
  return lessThanSellingTexts(sale.buyBack ?? null, sums, sale.vatRegime);
}

/** That sharing brings less than today, before any sum; with own buildings the sales alone would be compared with what they are but a part of. */
export function saleLossText({ earnsEur, own, ...sale }: PlantSale): string | null {
  const loss = earnsEur && !own?.places ? lossText({ ...sale, earnsEur }) : null;
  return loss && t("{{loss}}.", { loss });
}

const Note = ({ text }: { text: string }) => (
  <Text size="sm" my={8}>
    <Unbroken text={text} />
  </Text>
);

interface TableProps {
  sale: PlantSale;
  /** How many contracts he is about to sign; null where there are some, of several plants. */
  signing?: number | null;
}

/** What a year brings a producer: one sum that holds stands out, what may come and selling everything stand beside it. */
export function SaleTable({ sale, signing = 0 }: TableProps) {
  const { profileType } = usePrices();
  const { rows, once, elsewhere } = saleLines(sale, profileType, signing);
  const leaves = sale.earnsEur && oneLeavesText({ ...sale, earnsEur: sale.earnsEur });
  const today = dayInParis(new Date());
  const endsOn = sale.contractEndsOn ?? null;
  const isHeld = endsOn !== null && isHeldBy({ endsOn }, today);
  const toEnd =
    sale.purchaseContract === "older" ? ownContractText("older") : endingContractText(endsOn, today);
  const said = notesOf(sale, signing);
  // What it is until a contract ends, and after it, says that day.
  const toSell = sale.earnsEur && surplusToSellText(sale);
  const notes = [
    ...(toEnd && (isHeld || said.length < 2) ? [toEnd] : []),
    ...said,
    ...(toSell ? [t(toSell)] : []),
  ];
  const apart = sale.isOwners && sale.earnsEur ? t(countedRoughlyText) : null;
  const basis = [contractOf(sale), leaves, apart].flatMap((note) => note || []);
  const loss = saleLossText(sale);
  if (rows.length === 0) return null;
  return (
    <div className="numbers">
      {loss && <Text fw={700}>{loss}</Text>}
      <table className={styles.sums}>
        <caption>{captionText(sale, yearText(sale, today))}</caption>
        <tbody>
          {[...rows, ...(elsewhere ? [elsewhere] : []), ...(once ? [once] : [])].map(
            ({ label, amount, detail }) => (
              <tr key={label}>
                <th scope="row">
                  <span>{label}</span>
                  {detail && <small>{detail}</small>}
                </th>
                <td>{amount}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {notes.map((note) => (
        <Note key={note} text={note} />
      ))}
      {basis.length > 0 && (
        <Text component="details" size="sm" my={8}>
          <summary>{t("Sur quoi repose cette somme\u202f?")}</summary>
          {basis.map((note) => (
            <Note key={note} text={note} />
          ))}
        </Text>
      )}
    </div>
  );
}

/** At which price he sells, and by which contracts. */
export function SaleContracts({
  sale,
  isPriceTold = false,
  signing = 0,
}: TableProps & { isPriceTold?: boolean }) {
  const { profileType } = usePrices();
  const { price, untaxed, contracts } = saleLines(sale, profileType, signing);
  return [...(isPriceTold ? [] : [price]), ...(untaxed ? [untaxed] : []), ...contracts].map((said) => (
    <Text key={said} size="sm" className="numbers">
      <Unbroken text={said} />
    </Text>
  ));
}
