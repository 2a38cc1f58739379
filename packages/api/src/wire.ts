import { messages, uuidSchema, vatRegimes } from "@mec/domain/shared";
import * as z from "zod";

/** Pieces that several features put on the wire. */
export const idParams = z.object({ id: uuidSchema });
export const created = z.iso.datetime();

/** A field the server computes: tolerated when echoed in a write, and ignored. */
export const readOnly = z
  .unknown()
  .meta({ readOnly: true, description: "Of the server: ignored when it is echoed." })
  .optional();

/** Whether VAT is added to a price; where its sellers differ, the part of it to which it is. */
export const priceVat = z.union([z.enum(vatRegimes), z.number().gt(0).lt(1)]);

/** The unsaved input of a form, in the domain's names; invalid parts are left out of the preview it feeds. */
export const draft = z.record(
  z.string(),
  z.unknown().meta({ description: "As it is typed: what is wrong in it is left out." }),
);

/** An address as answered: the stored one, whole, not validated again. */
export const addressAnswer = z.object({
  label: z.string(),
  houseNumber: z.string(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  citycode: z.string().optional(),
});

/** A whole number in a query string. */
export const queryInteger = (minimum: number, maximum: number) =>
  z
    .codec(z.string().regex(/^-?\d{1,9}$/, messages.integer), z.int().min(minimum).max(maximum), {
      decode: Number,
      encode: String,
    })
    .meta({ type: "integer", minimum, maximum });

/** A decimal number in a query string. */
export const queryNumber = (minimum: number, maximum: number) =>
  z
    .codec(
      z.string().regex(/^-?\d{1,9}(\.\d{1,20})?$/, messages.number),
      z.number().min(minimum).max(maximum),
      { decode: Number, encode: String },
    )
    .meta({ type: "number", minimum, maximum });

export const queryLatitude = queryNumber(-90, 90);
export const queryLongitude = queryNumber(-180, 180);

/** A yes or no in a query string. */
export const queryFlag = z.codec(z.enum(["true", "false"]), z.boolean(), {
  decode: (text) => text === "true",
  encode: (value) => (value ? "true" : "false"),
});
