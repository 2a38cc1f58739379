import { withoutHexadecimal } from "./pdf-lexer.ts";
import { compressedObjects, objectsOf } from "./pdf-objects.ts";
import { actsByItself } from "./pdf-opening.ts";
import { dangerous, unsupported } from "./refusal.ts";

const attachment = "un fichier joint";
const film = "un contenu multimédia";
/** What a PDF can do besides being read, by the name that triggers it. */
const powers: Readonly<Record<string, string>> = {
  JavaScript: "du code (JavaScript)",
  Rendition: "du code (JavaScript)",
  Launch: "une commande qui ouvre un autre programme ou un autre fichier",
  GoToE: "une commande qui ouvre un autre programme ou un autre fichier",
  GoToR: "une commande qui ouvre un autre programme ou un autre fichier",
  EmbeddedFile: attachment,
  EmbeddedFiles: attachment,
  Filespec: attachment,
  FileAttachment: attachment,
  XFA: "un formulaire qui envoie ou reçoit des données",
  SubmitForm: "un formulaire qui envoie ou reçoit des données",
  ImportData: "un formulaire qui envoie ou reçoit des données",
  RichMedia: film,
  Movie: film,
  Sound: film,
};
/** Names too short to be searched in the bytes of pictures, where any characters may occur. */
const shortPowers: Readonly<Record<string, string>> = {
  AA: "une action qui se lance seule",
  EF: attachment,
  JS: "du code (JavaScript)",
  "3D": film,
  "3DD": film,
  U3D: film,
  PRC: film,
};
const allPowers = { ...powers, ...shortPowers };

const has = (what: string) =>
  dangerous(`Ce PDF contient ${what}\u00a0: imprimez-le vers un nouveau PDF, qui n’en aura pas.`);

const delimiter = "[\\u0000\\t\\n\\f\\r ()<>\\[\\]{}/%]";
function finder(names: Readonly<Record<string, string>>): (text: string) => void {
  const pattern = new RegExp(`/(${Object.keys(names).join("|")})(?=${delimiter}|$)`);
  return (text) => {
    const what = names[pattern.exec(text)?.[1] ?? ""];
    if (what !== undefined) throw has(what);
  };
}
const checkPowers = finder(powers);
const checkAllPowers = finder(allPowers);

/** Checks the first and the last bytes: data before or after would be read by another program. */
function checkEnds(text: string): void {
  if (!/^%PDF-[12]\.\d/.test(text)) throw unsupported("Ce fichier n’est pas un PDF.");
  if (!text.includes("%%EOF")) throw unsupported("Ce PDF est incomplet\u00a0: enregistrez-le de nouveau.");
  if (!/%%EOF[\s\u0000]*$/.test(text.slice(-1024))) {
    throw dangerous("Ce PDF est suivi d’un autre contenu\u00a0: imprimez-le vers un nouveau PDF.");
  }
}

function checkStructure(text: string): void {
  const parts = [/startxref\s+\d+/, /\d\s+\d+\s+obj\b/, /\/Root[\s\d]/];
  if (!parts.every((part) => part.test(text))) {
    throw unsupported("Ce PDF est abîmé\u00a0: enregistrez-le de nouveau.");
  }
  if (/\/Encrypt[\s\d<%\u0000]/.test(text)) {
    throw unsupported("Ce PDF est protégé\u00a0: enregistrez-en une copie sans mot de passe ni restriction.");
  }
}

/** Signatures by which programs find archives anywhere in a file: RAR, 7z, CAB. */
const archiveMarks = ["Rar!\u001a\u0007", "7z\u00bc\u00af\u0027\u001c", "MSCF\u0000\u0000\u0000\u0000"];

/** Whether the file would also open as an archive: one begins in it, or ends with a zip's directory. */
function holdsArchive(bytes: Buffer): boolean {
  if (archiveMarks.some((mark) => bytes.includes(mark, 0, "latin1"))) return true;
  for (
    let at = bytes.indexOf("PK\u0005\u0006", 0, "latin1");
    at >= 0;
    at = bytes.indexOf("PK\u0005\u0006", at + 4, "latin1")
  ) {
    if (at + 22 > bytes.length) return false;
    // A large zip has an extra record before, with the place of its directory.
    if (at >= 20 && bytes.toString("latin1", at - 20, at - 16) === "PK\u0006\u0007") return true;
    const directory = at - bytes.readUInt32LE(at + 12);
    if (directory >= 0 && bytes.toString("latin1", directory, directory + 4) === "PK\u0001\u0002")
      return true;
  }
  return false;
}

/** The file without the content of its streams: pictures and compressed bytes may contain any characters. */
function outsideStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = text.indexOf("stream"); start >= 0; start = text.indexOf("stream", from)) {
    parts.push(text.slice(from, start));
    const end = text.indexOf("endstream", start + 6);
    if (end < 0) break;
    from = end + "endstream".length;
  }
  return [...parts, text.slice(from)].join(" ");
}

const markup = /<(!doctype\s+html|html|head|body|script|iframe|svg|object|embed|\?php)[\s>/]/i;
/** How many bytes browsers look at to guess a file's type. */
const looked = 4096;

/** A PDF that can only be read. @throws Refused. */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString("latin1");
  checkEnds(text);
  const plain = withoutHexadecimal(text);
  checkStructure(plain);
  if (holdsArchive(bytes))
    throw dangerous("Ce PDF cache une archive\u00a0: imprimez-le vers un nouveau PDF.");
  if (markup.test(text.slice(0, looked)) || markup.test(outsideStreams(text))) {
    throw dangerous("Ce PDF cache une page web\u00a0: imprimez-le vers un nouveau PDF.");
  }
  checkPowers(plain);
  const objects = [...objectsOf(text)];
  for (const { tokens } of objects) {
    const power = tokens.find((one) => one.kind === "name" && Object.hasOwn(allPowers, one.text));
    if (power) throw has(allPowers[power.text as keyof typeof allPowers] ?? "");
  }
  const compressed = [...compressedObjects(bytes, text, objects)];
  for (const one of compressed) checkAllPowers(withoutHexadecimal(one.text));
  if (actsByItself(text, compressed)) throw has("une action qui se lance seule");
}
