import * as z from "zod";
import { addressSchema } from "../address/index.ts";
import {
  cleanText,
  dateTimeSchema,
  emailSchema,
  firstFault,
  flagSchema,
  messages,
  priceRangeSchema,
  uuidSchema,
} from "../shared/index.ts";
import { bearerSchema, expectedStartSchema } from "./bearer.ts";
import { repartitionKeySchema } from "./repartition-key.ts";

/** §9: the greatest distance allowed between two participants, in km; 10 and 20 need a derogation. */
export const perimeters = [2, 10, 20] as const;
export const perimeterSchema = z.literal(perimeters, { error: messages.perimeter });
export type Perimeter = z.infer<typeof perimeterSchema>;

/** §5: a project's name. */
export const projectNameSchema = cleanText({ min: 5, max: 50, message: messages.projectName });

/** What the owner must replace in the template of the description. */
export const placeholder = "XXX";

/** §5: 100 to 1200 characters, every placeholder of the template replaced. */
export const descriptionSchema = cleanText({
  min: 100,
  max: 1200,
  message: messages.projectDescription,
  multiline: true,
})
  .refine((text) => !text.includes(placeholder), firstFault(messages.projectDescriptionPlaceholder))
  .meta({ allOf: [{ not: { pattern: placeholder } }] });

/** §3: a project as its owner gives it. */
export const projectInputSchema = z.strictObject({
  name: projectNameSchema,
  description: descriptionSchema,
  perimeter: perimeterSchema.default(2),
  address: addressSchema,
  repartitionKey: repartitionKeySchema.default("dynamic-per-default"),
  visibility: flagSchema.default(true),
  /** Left out of a change, it stays as it was; null removes it. */
  bearer: bearerSchema.nullable().optional(),
  expectedStart: expectedStartSchema.nullable().optional(),
});
export type ProjectInput = z.infer<typeof projectInputSchema>;

const countSchema = z.int().nonnegative();

/** §3: a project as it is read. `price` is the range of its production points, null when nothing is sold. */
const projectSchema = z.object({
  id: uuidSchema,
  name: projectNameSchema,
  description: z.string(),
  perimeter: perimeterSchema,
  address: addressSchema,
  images: z.array(z.object({ id: uuidSchema, url: z.string() })),
  created: dateTimeSchema,
  updated: dateTimeSchema,
  repartitionKey: repartitionKeySchema,
  price: priceRangeSchema.nullable(),
  numberOfConsumers: countSchema,
  numberOfProducers: countSchema,
  visibility: flagSchema,
});
export type Project = z.infer<typeof projectSchema>;

/** What a visitor writes to a project's owner from the project page. */
export const contactMessageSchema = z.strictObject({
  name: cleanText({ min: 1, max: 100 }),
  email: emailSchema,
  message: cleanText({ min: 20, max: 2000, multiline: true }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** "Tell me when a project comes near": for a visitor whom none reaches. */
export const projectAlertSchema = z.strictObject({ email: emailSchema, address: addressSchema });
export type ProjectAlert = z.infer<typeof projectAlertSchema>;
