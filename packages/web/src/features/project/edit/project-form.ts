import { type Address, addressSchema } from "@mec/domain/address";
import {
  descriptionSchema,
  descriptionTemplate,
  type Perimeter,
  type Project,
  type ProjectInput,
  perimeterSchema,
  projectInputSchema,
  projectNameSchema,
  type RepartitionKey,
  repartitionKeySchema,
} from "@mec/domain/project";
import { flagSchema } from "@mec/domain/shared";
import * as z from "zod";

export type DescriptionAnswers = { name: string; description: string };

export type SettingAnswers = {
  perimeter: Perimeter;
  repartitionKey: RepartitionKey;
  visibility: boolean;
  /** Null until another address than the production point's is chosen. */
  address: Address | null;
};

/** A project as it is typed, over the two steps. */
export type ProjectForm = DescriptionAnswers & SettingAnswers;

/** What an owner starts from (specification §3, §9). */
export const emptyProjectForm = (now: Date): ProjectForm => ({
  name: "",
  description: descriptionTemplate(now),
  perimeter: 2,
  repartitionKey: "dynamic-per-default",
  visibility: true,
  address: null,
});

export const descriptionStepSchema = z.object({ name: projectNameSchema, description: descriptionSchema });

export const settingsStepSchema = z.object({
  perimeter: perimeterSchema,
  repartitionKey: repartitionKeySchema,
  visibility: flagSchema,
  address: addressSchema,
});

/** What is kept of the form. @throws when a step is still to be answered. */
export const toProject = (form: ProjectForm): ProjectInput => projectInputSchema.parse(form);

export const toProjectForm = ({
  name,
  description,
  perimeter,
  repartitionKey,
  visibility,
  address,
}: Project): ProjectForm => ({ name, description, perimeter, repartitionKey, visibility, address });
