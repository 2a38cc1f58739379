import { NativeSelect } from "@mantine/core";
import { pages } from "@mec/api";
import { useNavigate } from "react-router";
import { t } from "../../../platform/i18n.ts";

/** A consumer, or all of them when `id` is null. */
export interface TermsTarget {
  readonly id: string | null;
  readonly name: string;
  /** Whether he already has terms of his own. */
  readonly hasOwn: boolean;
  /** The price that he accepted, €/kWh without VAT; null where he accepted none. */
  readonly acceptedPrice: number | null;
  /** Whether he was accepted without a price, and has no contract to sign. */
  readonly lacksPrice: boolean;
}

interface Props {
  projectId: string;
  target: TermsTarget;
  consumers: readonly TermsTarget[];
}

/** Completing the contract for all, or for one only. */
export function WhoseTerms({ projectId, target, consumers }: Props) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      size="md"
      label={t("Pour qui sont ces conditions\u202f?")}
      description={t("Celles d’un seul consommateur remplacent pour lui les conditions communes.")}
      value={target.id ?? "all"}
      onChange={(event) =>
        navigate(pages.createSalesContract.to({ projectId, consumer: event.currentTarget.value }))
      }
      data={[
        { value: "all", label: t("Pour tous les consommateurs") },
        ...consumers.map(({ id, name, hasOwn }) => ({
          value: id ?? "",
          label: hasOwn
            ? t("Seulement pour {{name}} (conditions propres)", { name })
            : t("Seulement pour {{name}}", { name }),
        })),
      ]}
    />
  );
}
