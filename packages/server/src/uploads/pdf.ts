import { compressedObjects, withoutHexadecimal } from "./pdf-objects.ts";
import { dangerous, unsupported } from "./refusal.ts";

/** What a PDF can do beside being read, by the name that makes it do so. */
const powers: readonly { readonly names: readonly string[]; readonly what: string }[] = [
  { names: ["JavaScript", "Rendition"], what: "du code (JavaScript)" },
  { names: ["Launch", "GoToE"], what: "une commande qui ouvre un autre programme ou un autre fichier" },
  { names: ["EmbeddedFile", "EmbeddedFiles", "Filespec"], what: "un fichier joint" },
  { names: ["XFA", "SubmitForm", "ImportData"], what: "un formulaire qui envoie ou reçoit des données" },
  { names: ["RichMedia", "Movie", "Sound"], what: "un contenu multimédia" },
];

const delimiter = "[\\u0000\\t\\n\\f\\r ()<>\\[\\]{}/%]";
const patterns = powers.map(({ names, what }) => ({
  pattern: new RegExp(`/(?:${names.join("|")})(?=${delimiter}|$)`),
  what,
}));

function checkPowers(text: string): void {
  for (const { pattern, what } of patterns) {
    if (pattern.test(text)) {
      throw dangerous(`Ce PDF contient ${what}\u00a0: imprimez-le vers un nouveau PDF, qui n’en aura pas.`);
    }
  }
}

/** Its first byte to its last: what stands before or after would be read by another program. */
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
  if (/\/Encrypt[\s\d<]/.test(text)) {
    throw unsupported("Ce PDF est protégé\u00a0: enregistrez-en une copie sans mot de passe ni restriction.");
  }
}

/** Whether an archive's directory ends in the file: it would open as an archive as well. */
function holdsArchive(bytes: Buffer): boolean {
  for (
    let at = bytes.indexOf("PK\u0005\u0006", 0, "latin1");
    at >= 0;
    at = bytes.indexOf("PK\u0005\u0006", at + 4, "latin1")
  ) {
    if (at + 22 > bytes.length) return false;
    const directory = at - bytes.readUInt32LE(at + 12);
    if (directory >= 0 && bytes.toString("latin1", directory, directory + 4) === "PK\u0001\u0002")
      return true;
  }
  return false;
}

/** The file without what its streams hold: pictures and compressed bytes, where any sign may follow another. */
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

/** A PDF that can only be read. @throws Refused. */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString("latin1");
  checkEnds(text);
  const plain = withoutHexadecimal(text);
  checkStructure(plain);
  if (holdsArchive(bytes))
    throw dangerous("Ce PDF cache une archive\u00a0: imprimez-le vers un nouveau PDF.");
  if (markup.test(outsideStreams(text))) {
    throw dangerous("Ce PDF cache une page web\u00a0: imprimez-le vers un nouveau PDF.");
  }
  checkPowers(plain);
  for (const objects of compressedObjects(bytes, text)) checkPowers(withoutHexadecimal(objects));
}
