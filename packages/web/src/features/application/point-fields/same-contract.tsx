import type { ProfileType } from "@mec/domain/account";
import { type ConsumerType, type ContractForm, contractToForm } from "@mec/domain/point";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { FillFrom } from "../../../ui/forms/fill-from.tsx";
import { toldContract } from "./told-contract.ts";

interface Props {
  /** What is said of the contract so far. */
  type: ContractForm["type"];
  fill: (contract: ContractForm, pricesAs: ProfileType) => void;
  /** The place that the contract is of, as far as there is one already. */
  place: { readonly id: string | null; readonly consumerType: ConsumerType | null };
}

/** Fills in, where nothing is said yet, the contract of another place of the person: a body often has one supplier for all. */
export function SameContract({ type, fill, place }: Props) {
  const { profileType } = usePrices();
  const { data } = usePoints();
  const other = toldContract(data?.consumptionPoints ?? [], place);
  const isEmpty = type === "" || type === "unknown";
  const [isOffered] = useState(isEmpty);
  if (!other || !isOffered) return null;
  return (
    <FillFrom
      label={t("Même contrat que «\u00a0{{place}}\u00a0»", { place: other.name })}
      fill={() => fill(contractToForm(other.contract, profileType), profileType)}
    />
  );
}
