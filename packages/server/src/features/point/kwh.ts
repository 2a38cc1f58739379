/** The domain keeps a year's kWh as typed ("" when unknown), the database as a number (0 when unknown). */
export const kwhOfText = (text: string): number => (text === "" ? 0 : Number(text));
export const textOfKwh = (kwh: number): string => (kwh === 0 ? "" : String(kwh));
