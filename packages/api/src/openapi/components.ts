import { addressSchema } from "@mec/domain/address";
import { contractSchema } from "@mec/domain/point";
import { dateSchema, emailSchema, phoneSchema, uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { sessionUser } from "../account/session-codec.ts";
import { applicationProgress } from "../application/application-codec.ts";
import { errorBody } from "../error.ts";
import {
  consumptionPoint,
  consumptionPointUpdate,
  consumptionPointWrite,
} from "../point/consumption-point-codec.ts";
import {
  productionPoint,
  productionPointUpdate,
  productionPointWrite,
} from "../point/production-point-codec.ts";
import { project, projectWrite, publicProject } from "../project/project-codec.ts";
import { signatory, signatoryWrite } from "../signatory/signatory-codec.ts";
import { addressAnswer, created } from "../wire.ts";

/** The schemas that integrators meet everywhere, by the names under which they know them. */
const names = {
  Address: addressSchema,
  AddressAnswer: addressAnswer,
  ApplicationProgress: applicationProgress,
  ConsumptionPoint: consumptionPoint,
  ConsumptionPointUpdate: consumptionPointUpdate,
  ConsumptionPointWrite: consumptionPointWrite,
  Contract: contractSchema,
  Day: dateSchema,
  Email: emailSchema,
  Error: errorBody,
  Id: uuidSchema,
  Instant: created,
  Phone: phoneSchema,
  ProductionPoint: productionPoint,
  ProductionPointUpdate: productionPointUpdate,
  ProductionPointWrite: productionPointWrite,
  Project: project,
  ProjectWrite: projectWrite,
  PublicProject: publicProject,
  SessionUser: sessionUser,
  Signatory: signatory,
  SignatoryWrite: signatoryWrite,
} satisfies Record<string, z.ZodType>;

/** Gives the schemas their names, beside their own metadata. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries<z.ZodType>(names)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
