import * as z from "zod";
import { decimalText, firstFault, messages } from "../shared/index.ts";

const MAX_YEARLY_KWH = 1_000_000_000;

const yearlyEnergy = (error: string) =>
  z.int({ error }).gte(0, firstFault(error)).lte(MAX_YEARLY_KWH, firstFault(error));

const annualEnergy = (error: string) =>
  z
    .string({ error })
    .trim()
    .regex(/^\d*$/, firstFault(error))
    .refine((text) => Number(text) <= MAX_YEARLY_KWH, firstFault(error));

/** §5: kWh in a year, a whole number; 0 stands for unknown. */
export const yearlyEnergySchema = yearlyEnergy(messages.annualConsumption);
export const yearlyProductionSchema = yearlyEnergy(messages.annualProduction);

/** The same as typed and as §3 keeps it: digits only, "" (or "0") when unknown. */
export const annualEnergyText = annualEnergy(messages.annualConsumption);
export const annualProductionText = annualEnergy(messages.annualProduction);

/** Today's panels, with the way around them: about five square metres for a kilowatt. */
const areaPerKwc = 5;

/** The power of panels on that many square metres, kWc to the tenth. */
export const powerOfRoof = (squareMetres: number): number =>
  Math.round((squareMetres / areaPerKwc) * 10) / 10;

/** The square metres that panels of this power, kWc, take. */
export const areaOfPower = (powerKw: number): number => powerKw * areaPerKwc;

const largestRoof = 100_000;

/** A decimal figure as typed, in groups or not, its unit behind or not. */
const measureText = (unit: RegExp) =>
  z
    .string({ error: messages.required })
    .transform((text) => text.replace(/\s/gu, "").replace(unit, ""))
    .pipe(decimalText);

/** Square metres as typed: "1 200 m²". */
export const roofAreaText = measureText(/m[²2]?$/iu).pipe(
  z
    .number({ error: messages.number })
    .gte(5, "Indiquez une surface d’au moins 5 m².")
    .lte(largestRoof, "Indiquez une surface de 100 000 m² au plus."),
);

/** Peak power in kWc: over 0, 100,000 at most (an operation may hold 5 MW, exceptionally 10). */
export const productionPowerSchema = z
  .number({ error: messages.productionPower })
  .gt(0, firstFault(messages.productionPower))
  .lte(100_000, firstFault(messages.productionPower));
/** The same as typed: "36 kWc". */
export const productionPowerText = measureText(/kwc?$/iu).pipe(productionPowerSchema);
