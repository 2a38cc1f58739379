import { formatDate } from "@mec/domain/shared";

/** A day as a deed writes it: "1er mars 2026". */
export const dayText = (moment: Date | string): string => formatDate(moment).replace(/^1(?= )/, "1er");
