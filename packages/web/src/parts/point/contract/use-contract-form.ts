import type { UseFormReturnType } from "@mantine/form";
import { type ContractForm, contractFormSchema } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import { useEffect, useRef } from "react";
import { usePrices } from "../../../platform/profile-type.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { convertTypedPrices } from "./typed-prices.ts";

/**
 * The form of a supply contract. Its prices are typed as this visitor reads them; when he switches between prices with and
 * without tax they are rewritten, mean the same, and nothing else of what he typed changes.
 * @param typedAs how the prices of `initial` are typed
 */
export function useContractForm(
  initial: ContractForm,
  typedAs: ProfileType,
  onTyped?: (contract: ContractForm, typedAs: ProfileType) => void,
): UseFormReturnType<ContractForm> {
  const { profileType } = usePrices();
  const readAs = useRef(profileType);
  // To read prices in another way is not to type them.
  const isRereading = useRef(false);
  const form = useSchemaForm<ContractForm>(
    contractFormSchema,
    convertTypedPrices(initial, typedAs, profileType),
    (contract) => {
      if (!isRereading.current) onTyped?.(contract, readAs.current);
    },
  );
  useEffect(() => {
    if (readAs.current === profileType) return;
    isRereading.current = true;
    form.setValues(convertTypedPrices(form.values, readAs.current, profileType));
    isRereading.current = false;
    readAs.current = profileType;
  }, [form, profileType]);
  return form;
}
