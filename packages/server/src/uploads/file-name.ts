import { type UploadExtension, uploadExtensions } from "@mec/domain/pmo";

const longest = 100;
/** Names that Windows keeps for its devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Control characters, characters that change the reading direction, and those that some system forbids in a name. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The kind that a name's extension announces; null without one, "" for a kind that we do not accept. */
export function announcedKind(fileName: string): UploadExtension | "" | null {
  const extension = extensionOf(lastPart(fileName));
  if (extension === "") return null;
  return uploadExtensions.find((kind) => kind === extension) ?? "";
}

const lastPart = (fileName: string): string =>
  (fileName.normalize("NFC").split(/[/\\]/).at(-1) ?? "").replace(forbidden, "").trim();

/** A name that every system accepts and that contains no path, with the extension of the file's true kind. */
export function cleanFileName(fileName: string, kind: UploadExtension): string {
  const base = lastPart(fileName)
    .replace(/\.(pdf|docx|odt)$/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const cut = [...base].slice(0, longest).join("").trim();
  return `${cut === "" || reserved.test(cut) ? "document" : cut}.${kind}`;
}
