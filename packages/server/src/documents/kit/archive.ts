import {
  keptFormats,
  kitFileNames,
  kitMail,
  kitPieces,
  letterText,
  mailText,
  neighboursLetter,
  townHallLetter,
} from "@mec/domain/kit";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { KitData } from "./data.ts";
import { kitFile } from "./files.ts";

/** Without it, Windows' Notepad misreads the text's encoding. */
const byteOrderMark = "\ufeff";
const text = (content: string) => strToU8(byteOrderMark + content);

/** PNG and PDF are compressed already. */
const stored = { level: 0 } as const;

/** The whole kit: every piece as PDF and PNG, the letters and the mail as texts. Blocks its thread. */
export async function kitArchive(data: KitData): Promise<Uint8Array> {
  const { facts } = data;
  const files: Zippable = {
    "textes/lettre-aux-voisins.txt": text(letterText(neighboursLetter(facts))),
    "textes/lettre-a-la-mairie.txt": text(letterText(townHallLetter(facts))),
    "textes/e-mail.txt": text(mailText(kitMail(facts))),
  };
  for (const piece of kitPieces) {
    for (const format of keptFormats) {
      files[`${kitFileNames[piece]}.${format}`] = [await kitFile({ ...data, piece, format }), stored];
    }
  }
  return zipSync(files, { mtime: data.date });
}
