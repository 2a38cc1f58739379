import type { UseFormReturnType } from "@mantine/form";
import { t } from "../../platform/i18n.ts";
import { FillFrom } from "../../ui/forms/fill-from.tsx";
import { type SignatoryForm, signatoryToForm } from "./signatory-form.ts";
import type { OtherSignatory } from "./use-other-signatory.ts";

interface Props {
  form: UseFormReturnType<SignatoryForm>;
  other: OtherSignatory;
}

/** Fills the form with who signs for another place: the same person, who lives at one address, or the same structure at its seat. */
export function SameSignatory({ form, other: { place, signatory } }: Props) {
  const isStructure = signatory.entityType === "Professionnel";
  return (
    <FillFrom
      label={
        isStructure
          ? t("Même structure et même signataire que «\u00a0{{place}}\u00a0»", { place })
          : t("Même signataire que «\u00a0{{place}}\u00a0»", { place })
      }
      fill={() => form.setValues(signatoryToForm(signatory))}
    />
  );
}
