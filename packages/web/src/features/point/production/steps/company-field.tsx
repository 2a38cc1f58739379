import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { longestCompany } from "../../../../parts/point/publishing/plant-company.ts";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";

/** The structure of who proposes an installation; "" without one, or not told yet. */
export type CompanyForm = { company: string };

export const companySchema = z.object({
  company: z.string().trim().max(longestCompany, messages.tooLong(longestCompany)),
});

/** Asked of a business that opens an account: nobody is held up for it. */
export const CompanyField = <V extends CompanyForm>({ form }: { form: UseFormReturnType<V> }) => (
  <TextInput
    {...fieldOf(form, "company")}
    label={t("Votre exploitation ou entreprise (facultatif)")}
    description={t("Le porteur lira qui propose l’installation. Par exemple\u00a0: EARL de la Prairie")}
    autoComplete="organization"
  />
);
