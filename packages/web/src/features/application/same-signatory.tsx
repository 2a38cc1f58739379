import { Button, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { SignatoryForm } from "../../parts/signatory/signatory-form.ts";
import { t } from "../../platform/i18n.ts";
import { sameSignatory } from "./prefill.ts";
import type { OtherSignatory } from "./use-other-signatory.ts";

interface Props {
  form: UseFormReturnType<SignatoryForm>;
  other: OtherSignatory;
}

/** Fills the form with who signs for another place, to be read and corrected. */
export function SameSignatory({ form, other: { place, signatory } }: Props) {
  const [isFilled, setFilled] = useState(false);
  const isStructure = signatory.entityType === "Professionnel";
  return (
    <div>
      <Button
        variant="light"
        style={{ height: "auto", minHeight: 42, paddingBlock: 6 }}
        styles={{ label: { whiteSpace: "normal", lineHeight: 1.35 } }}
        onClick={() => {
          form.setValues(sameSignatory(signatory, form.values));
          setFilled(true);
        }}
      >
        {isStructure
          ? t("Même structure et même signataire que «\u00a0{{place}}\u00a0»", { place })
          : t("Même signataire que «\u00a0{{place}}\u00a0»", { place })}
      </Button>
      <Text size="sm" c="dimmed" mt={4} role="status">
        {isFilled && t("C’est rempli\u00a0: relisez, et corrigez ce qui diffère pour ce lieu.")}
      </Text>
    </div>
  );
}
