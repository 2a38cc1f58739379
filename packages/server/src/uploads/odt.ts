import type { Archive } from "./archive.ts";
import { dangerous, unsupported } from "./refusal.ts";
import { elementsOf, isRemote, prefix, startsProgram, withoutEntities, xmlText } from "./xml.ts";

export const odtType = "application/vnd.oasis.opendocument.text";

const macros = () =>
  dangerous("Ce document contient des macros ou des scripts\u00a0: enregistrez-le sans macros ou en PDF.");
const embedded = () =>
  dangerous("Ce document contient un objet incorporé\u00a0: retirez-le, ou enregistrez le document en PDF.");
const remote = () =>
  dangerous("Ce document va chercher du contenu ailleurs en s’ouvrant\u00a0: enregistrez-le en PDF.");

const scripts = new RegExp(`<${prefix}(script|event-listener|macro)[\\s>/]`, "i");
const links = /href\s*=\s*(?:"([^"]*)|'([^']*))/gi;
const objects = new RegExp(
  `<${prefix}(applet|plugin|floating-frame|object-ole|dde-source|dde-connection(-decl)?)[\\s>/]`,
  "i",
);
/** Elements whose target is fetched with the document; links to click are its text. */
const fetched = [
  "image",
  "fill-image",
  "section-source",
  "object",
  "template",
  "table-source",
  "cell-range-source",
];

function checkPart(part: string): void {
  const targetsOfLinks = [...part.matchAll(links)].map(([, double, single]) =>
    withoutEntities(double ?? single ?? ""),
  );
  if (scripts.test(part) || targetsOfLinks.some(startsProgram)) throw macros();
  if (objects.test(part)) throw embedded();
  const targets = fetched.flatMap((name) => elementsOf(part, name).map(({ href = "" }) => href));
  if (targets.some(isRemote)) throw remote();
}

/** An OpenDocument text without scripts, embedded programs nor remote content. @throws Refused. */
export function checkOdt(archive: Archive): void {
  if (archive.names.some((name) => /^(Basic|Scripts|Dialogs)\/|macrosignatures/i.test(name))) throw macros();
  if (!archive.has("content.xml")) {
    throw unsupported("Ce document est incomplet\u00a0: enregistrez-le de nouveau.");
  }
  if (/encryption-data/i.test(xmlText(archive.read("META-INF/manifest.xml")))) {
    throw unsupported("Ce document est protégé par un mot de passe\u00a0: retirez-le.");
  }
  for (const name of archive.names.filter((one) => /\.(xml|rdf)$/i.test(one))) {
    const bytes = archive.read(name);
    if (bytes.length > 0) checkPart(xmlText(bytes));
  }
}
