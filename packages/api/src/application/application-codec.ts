import {
  type ApplicationProgress,
  actors,
  applicationReaders,
  applicationStatuses,
} from "@mec/domain/application";
import * as z from "zod";
import { created } from "../wire.ts";

export const applicationStatus = z.enum(applicationStatuses);

/** As whom the answer is read: what opened it. */
export const applicationReader = z.enum(applicationReaders);

export const progressEntry = z.object({
  id: z.string(),
  status: applicationStatus,
  createdAt: created,
  /** As whom it was taken: an owner never answers for the holder. */
  by: z.enum(actors),
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
