import { checkDesign, sharingMethodSchema } from "@mec/domain/study";
import * as z from "zod";
import { repartitionKey } from "../project/project-codec.ts";

/** A key, with the wire's name, and the method that makes it. */
export const repartitionDesign = z
  .strictObject({ key: repartitionKey, method: sharingMethodSchema })
  .superRefine(checkDesign);
