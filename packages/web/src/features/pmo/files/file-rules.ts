import { maxPmoFileBytes, uploadExtensions } from "@mec/domain/pmo";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

const megabyte = 1024 * 1024;
const most = maxPmoFileBytes / megabyte;

/** The file types that the browser's file chooser offers. */
export const accepted = uploadExtensions.map((extension) => `.${extension}`).join(",");

const extensionOf = (name: string): string => name.split(".").pop()?.toLowerCase() ?? "";

/** The reason to refuse a file before it is sent; null when only the server can tell. */
export function refusalBefore({ name, size }: Pick<File, "name" | "size">): string | null {
  if (size === 0) return t("Ce fichier est vide.");
  if (size > maxPmoFileBytes) {
    return t("Ce fichier dépasse {{most}}\u00a0Mo. Réduisez-le ou enregistrez-le en PDF.", { most });
  }
  const isKnown = uploadExtensions.some((extension) => extension === extensionOf(name));
  return isKnown ? null : t("Choisissez un fichier PDF, DOCX ou ODT.");
}

/** "340 ko", "1,2 Mo". */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)), 0)}\u00a0ko`;
  return `${formatNumber(bytes / megabyte, 1)}\u00a0Mo`;
}
