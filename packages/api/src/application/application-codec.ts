import { type ApplicationProgress, applicationStatuses } from "@mec/domain/application";
import * as z from "zod";
import { created } from "../wire.ts";

export const applicationStatus = z.enum(applicationStatuses);

export const progressEntry = z.object({
  id: z.string(),
  status: applicationStatus,
  createdAt: created,
  price: z.number().optional(),
  message: z.string().optional(),
});

export const departure = z.object({ leavingOn: z.string(), reason: z.string(), requestedAt: created });

/** On the wire the applicant is a `consumptionPointId` or a `productionPointId`. */
export const applicationProgress = z.codec(
  z.object({
    id: z.string(),
    projectId: z.string(),
    consumptionPointId: z.string().optional(),
    productionPointId: z.string().optional(),
    isFromProjectOwner: z.boolean(),
    progress: z.array(progressEntry),
    departure: departure.optional(),
  }),
  z.custom<ApplicationProgress>(),
  {
    decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
      ...rest,
      ...(consumptionPointId === undefined ? {} : { consumerId: consumptionPointId }),
      ...(productionPointId === undefined ? {} : { producerId: productionPointId }),
    }),
    encode: ({ consumerId, producerId, ...rest }) => ({
      ...rest,
      ...(consumerId === undefined ? {} : { consumptionPointId: consumerId }),
      ...(producerId === undefined ? {} : { productionPointId: producerId }),
    }),
  },
);
