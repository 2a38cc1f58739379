import type { UseFormReturnType } from "@mantine/form";
import { type ConsumerType, type ContractForm, contractToForm } from "@mec/domain/point";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { FillFrom } from "../fill-from.tsx";
import { toldContract } from "./told-contract.ts";

interface Props {
  form: UseFormReturnType<ContractForm>;
  /** The place that the contract is of, as far as there is one already. */
  place: { readonly id: string | null; readonly consumerType: ConsumerType | null };
}

/** Fills an empty form with the contract of another place of the person: a body often has one supplier for all. */
export function SameContract({ form, place }: Props) {
  const { profileType } = usePrices();
  const { data } = usePoints();
  const other = toldContract(data?.consumptionPoints ?? [], place);
  const isEmpty = form.values.type === "" || form.values.type === "unknown";
  const [isOffered] = useState(isEmpty);
  if (!other || !isOffered) return null;
  return (
    <FillFrom
      label={t("Même contrat que «\u00a0{{place}}\u00a0»", { place: other.name })}
      fill={() => form.setValues(contractToForm(other.contract, profileType))}
    />
  );
}
