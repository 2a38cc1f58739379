import { Text } from "@mantine/core";
import type { MembershipFeeAnswer } from "@mec/api/pmo";
import { formatEuro } from "@mec/domain/shared";
import { FeeEditor } from "../../../parts/pmo/fee-editor.tsx";
import { ibanInFours } from "../../../parts/pmo/iban.ts";
import { t } from "../../../platform/i18n.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import styles from "./information.module.css";
import { PartSection } from "./part-section.tsx";

interface Props {
  projectId: string;
  fee: MembershipFeeAnswer | null;
}

type Method = MembershipFeeAnswer["paymentMethods"][number];

function Account({ method }: { method: Method }) {
  if (method.type === "CHEQUE") return t("Chèque, à l’ordre de l’association, à envoyer à son siège");
  return (
    <>
      {t("Virement")}
      <br />
      <span className="numbers">
        {t("IBAN")} {ibanInFours(method.iban)}
      </span>
      <br />
      {t("BIC")} {method.bic}
    </>
  );
}

function Methods({ methods }: { methods: readonly Method[] }) {
  return (
    <ul className={styles.methods}>
      {methods.map((method) => (
        <li key={method.type}>
          <Account method={method} />
        </li>
      ))}
    </ul>
  );
}

function Summary({ fee }: { fee: MembershipFeeAnswer }) {
  const { paymentMethods, additionalInformation } = fee;
  return (
    <SummaryList
      isShort
      rows={[
        {
          label: t("Cotisation"),
          value: fee.required
            ? t("{{euros}} par an, pour chacun de ses points", { euros: formatEuro(fee.amount) })
            : t("Aucune"),
        },
        {
          label: t("Droit d’entrée"),
          value: fee.entranceFeeRequired ? formatEuro(fee.entranceFeeAmount) : t("Aucun"),
        },
        ...(paymentMethods.length > 0
          ? [{ label: t("Moyens de paiement"), value: <Methods methods={paymentMethods} /> }]
          : []),
        ...(additionalInformation
          ? [{ label: t("Précisions"), value: <span className={styles.text}>{additionalInformation}</span> }]
          : []),
      ]}
    />
  );
}

/** What members pay, and how. */
export function FeeSection({ projectId, fee }: Props) {
  return (
    <PartSection
      part="fee"
      projectId={projectId}
      title={t("Cotisation et droit d’entrée")}
      isSaid={fee !== null}
      editor={(around) => <FeeEditor projectId={projectId} fee={fee} {...around} />}
    >
      {fee ? (
        <Summary fee={fee} />
      ) : (
        <Text c="dimmed">
          {t(
            "Dites ce que versent les membres, même si l’adhésion est gratuite\u00a0: le bulletin l’indique.",
          )}
        </Text>
      )}
    </PartSection>
  );
}
