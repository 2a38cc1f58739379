import type { ProducerStep } from "@mec/api";
import { type Refused, useRefused } from "../../../ui/forms/refused-fields.ts";
import { fieldErrors } from "../../../ui/forms/use-schema-form.ts";
import { pointField } from "../point-field.ts";
import { answersOf, type ProductionForm, stepsOf } from "./production-form.ts";

/** What the server refused of a project that is published, by the step of its own or of its installation. */
export const useRefusedPublication = () => useRefused("publication");

/** The fields that a step asks for; the meter's step asks only for what the first one did not. */
function askedAt(step: ProducerStep, form: ProductionForm): readonly string[] {
  if (step === "sge") return ["prm", "sge"];
  return Object.keys(step === "typology" ? answersOf.installation(form) : answersOf.price(form));
}

/**
 * What the server refused of an installation, by the step that asks it: `{ "price.min": "…" }`.
 * @param within where the call has the installation: "productionPoint."
 */
export function refusedOfPoint(form: ProductionForm, error: unknown, within = ""): Refused {
  const own = (path: string) => (path.startsWith(within) ? path.slice(within.length) : path);
  const errors = fieldErrors(form, error, (path, code) => pointField(own(path), code));
  return Object.fromEntries(
    stepsOf(form).flatMap((step) =>
      askedAt(step, form)
        .filter((field) => errors[field])
        .map((field) => [`${step}.${field}`, errors[field] ?? ""]),
    ),
  );
}
