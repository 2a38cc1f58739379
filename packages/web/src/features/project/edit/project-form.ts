import type { ProjectAnswer } from "@mec/api/project";
import { type Address, addressSchema } from "@mec/domain/address";
import {
  type Bearer,
  type BearerKind,
  bearerKindSchema,
  bearerSchema,
  descriptionSchema,
  descriptionTemplate,
  expectedStartSchema,
  type Perimeter,
  type ProjectInput,
  perimeterSchema,
  projectInputSchema,
  projectNameSchema,
  type RepartitionKey,
  repartitionKeySchema,
} from "@mec/domain/project";
import { cleanText, flagSchema } from "@mec/domain/shared";
import * as z from "zod";
import type { Refused } from "../../../ui/forms/refused-fields.ts";
import { fieldErrors } from "../../../ui/forms/use-schema-form.ts";

export type DescriptionAnswers = {
  name: string;
  description: string;
  /** "" when it is not given. */
  bearerKind: BearerKind | "";
  bearerName: string;
  /** YYYY-MM, "" when it is not known. */
  expectedStart: string;
};

export type SettingAnswers = {
  perimeter: Perimeter;
  repartitionKey: RepartitionKey;
  visibility: boolean;
  /** Null unless another address than the production point's is chosen. */
  address: Address | null;
};

/** A project as it is typed, over the two steps. */
export type ProjectForm = DescriptionAnswers & SettingAnswers;

/** The initial values of a new project (specification §3, §9). */
export const emptyProjectForm = (now: Date): ProjectForm => ({
  name: "",
  description: descriptionTemplate(now),
  bearerKind: "",
  bearerName: "",
  expectedStart: "",
  perimeter: 2,
  repartitionKey: "dynamic-per-default",
  visibility: true,
  address: null,
});

/** Who runs the project, from what was typed; null when nothing is given. */
export function toBearer({
  bearerKind,
  bearerName,
}: Pick<DescriptionAnswers, "bearerKind" | "bearerName">): Bearer | null {
  return bearerKind === "" ? null : { kind: bearerKind, name: bearerName.trim() || null };
}

export const descriptionStepSchema = z
  .object({
    name: projectNameSchema,
    description: descriptionSchema,
    bearerKind: z.literal("").or(bearerKindSchema),
    bearerName: cleanText(),
    expectedStart: z.literal("").or(expectedStartSchema),
  })
  .superRefine((typed, context) => {
    const verdict = bearerSchema.nullable().safeParse(toBearer(typed));
    for (const { message } of verdict.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: ["bearerName"], message });
    }
  });

export const settingsStepSchema = z.object({
  perimeter: perimeterSchema,
  repartitionKey: repartitionKeySchema,
  visibility: flagSchema,
  address: addressSchema,
});

/** The project to store, from the form. @throws when a step is not answered. */
export const toProject = ({ bearerKind, bearerName, expectedStart, ...form }: ProjectForm): ProjectInput =>
  projectInputSchema.parse({
    ...form,
    bearer: toBearer({ bearerKind, bearerName }),
    expectedStart: expectedStart || null,
  });

/** The first step's answers, for an existing project. */
export const toDescriptionAnswers = ({
  name,
  description,
  bearer,
  expectedStart,
}: ProjectAnswer): DescriptionAnswers => ({
  name,
  description,
  bearerKind: bearer?.kind ?? "",
  bearerName: bearer?.name ?? "",
  expectedStart: expectedStart ?? "",
});

export const toProjectForm = (project: ProjectAnswer): ProjectForm => {
  const { perimeter, repartitionKey, visibility, address } = project;
  return { ...toDescriptionAnswers(project), perimeter, repartitionKey, visibility, address };
};

/** The step that asks for each field, first. */
const asked = {
  description: ["name", "description", "bearerKind", "bearerName", "expectedStart"],
  settings: ["perimeter", "repartitionKey", "visibility", "address"],
} as const satisfies Record<string, readonly (keyof ProjectForm)[]>;

const formNames: Record<string, string> = {
  bearer: "bearerName",
  "bearer.kind": "bearerKind",
  "bearer.name": "bearerName",
};

/**
 * What the server refused of a project, by the step that asks it: `{ "settings.perimeter": "…" }`.
 * @param within where the call has the project: "project."
 */
export function refusedOfProject(form: Partial<ProjectForm>, error: unknown, within = ""): Refused {
  const errors = fieldErrors(form, error, (path) => {
    const own = path.startsWith(within) ? path.slice(within.length) : path;
    return own.startsWith("address.") ? "address" : (formNames[own] ?? own);
  });
  return Object.fromEntries(
    Object.entries(asked).flatMap(([step, fields]) =>
      fields.filter((field) => errors[field]).map((field) => [`${step}.${field}`, errors[field] ?? ""]),
    ),
  );
}
