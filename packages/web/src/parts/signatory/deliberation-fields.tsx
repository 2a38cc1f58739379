import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { dayInParis } from "@mec/domain/shared";
import { earlyVoteText } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { FieldDoubt } from "../../ui/fields/field-doubt.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import type { Beside } from "./shared-siret.ts";
import type { SignatoryForm } from "./signatory-form.ts";

interface Props<V extends SignatoryForm> extends Pick<Beside, "pricedOn"> {
  form: UseFormReturnType<V>;
}

/** By what the council of a public body authorised its signer; it may vote later, and the documents are then without. */
export function DeliberationFields<V extends SignatoryForm>({ form, pricedOn = null }: Props<V>) {
  return (
    <div>
      <SimpleGrid cols={2} style={{ alignItems: "end" }}>
        <TextInput
          {...fieldOf(form, "deliberationNumber")}
          label={t("Délibération n°")}
          description={t("Facultatif, écrit dans les documents")}
          autoComplete="off"
        />
        <TextInput
          {...fieldOf(form, "deliberationDate")}
          label={t("du")}
          type="date"
          max={dayInParis(new Date())}
          autoComplete="off"
        />
      </SimpleGrid>
      <FieldDoubt told={earlyVoteText(form.values.deliberationDate, pricedOn)} />
    </div>
  );
}
