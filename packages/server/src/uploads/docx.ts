import type { Archive } from "./archive.ts";
import { dangerous, unsupported } from "./refusal.ts";
import { elementsOf, isRemote, prefix, startsProgram, withoutEntities, xmlText } from "./xml.ts";

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

const macros = () =>
  dangerous("Ce document contient des macros\u00a0: enregistrez-le sans macros (.docx) ou en PDF.");
const embedded = () =>
  dangerous("Ce document contient un objet incorporé\u00a0: retirez-le, ou enregistrez le document en PDF.");
const remote = () =>
  dangerous("Ce document va chercher du contenu ailleurs en s’ouvrant\u00a0: enregistrez-le en PDF.");

function checkNames(names: readonly string[]): void {
  if (names.some((name) => /vba(project|data)|attachedtoolbars|customui/i.test(name))) throw macros();
  if (names.some((name) => /(^|\/)(embeddings|activex|ctrlprops)\//i.test(name))) throw embedded();
}

/** Word goes by the declared types of the parts, whatever their names. */
function checkTypes(given: string): void {
  const types = withoutEntities(given);
  if (/macroEnabled|vbaProject|vbaData/i.test(types)) throw macros();
  if (/activeX|oleObject|ms-office\.ole/i.test(types)) throw embedded();
}

const textNames = /\.(xml|rels|svg)$/i;

/** Texts are checked by their names: none may have the name of a picture. */
function checkTextNames(types: string): void {
  const isText = ({ ContentType = "" }) => /xml\s*(;|$)/i.test(ContentType);
  const names = [
    ...elementsOf(types, "Default")
      .filter(isText)
      .map(({ Extension = "" }) => `.${Extension}`),
    ...elementsOf(types, "Override")
      .filter(isText)
      .map(({ PartName = "" }) => PartName),
  ];
  if (!names.every((name) => textNames.test(name))) {
    throw dangerous("Ce document cache du texte sous un autre nom\u00a0: enregistrez-le en PDF.");
  }
}

function mainPart(types: string): string {
  const main = elementsOf(types, "Override").find(({ ContentType }) => ContentType === mainType);
  if (!main?.PartName) throw unsupported("Ce fichier n’est pas un document Word (.docx).");
  return main.PartName.replace(/^\//, "");
}

const embeddedTypes = /\/(oleObject|package|aFChunk|subDocument|control|activeXControlBinary|frame)$/i;

/** The document's relationships: links to click are text, anything else would be fetched when it opens. */
function checkRelations(rels: string): void {
  for (const { Type = "", TargetMode = "", Target = "" } of elementsOf(rels, "Relationship")) {
    if (/vbaProject|wordVbaData|keyMapCustomizations|attachedToolbars/i.test(Type)) throw macros();
    if (embeddedTypes.test(Type)) throw embedded();
    const isLink = /\/hyperlink$/i.test(Type);
    if (isLink && startsProgram(Target)) {
      throw dangerous("Ce document contient un lien qui lance un programme\u00a0: retirez-le.");
    }
    if (/^external$/i.test(TargetMode) && !isLink && isRemote(Target)) throw remote();
  }
}

const instructionTag = new RegExp(`<(/?)${prefix}instrText(?=[\\s/>])[^<>]*>`);

/** The code of its fields, joined from its pieces. */
function fieldCode(part: string): string {
  // Each tag, then whether it closes, then the text after it.
  const pieces = part.split(instructionTag).filter((_, index) => index % 2 === 0);
  const closing = [...part.matchAll(new RegExp(instructionTag, "g"))].map(
    ([tag, slash]) => slash === "/" || tag.endsWith("/>"),
  );
  const inside = pieces
    .filter((_, index) => index > 0 && !closing[index - 1])
    .map((piece) => piece.replace(/<[^<>]*>/g, ""));
  const simple = elementsOf(part, "fldSimple").map(({ instr = "" }) => ` ${instr}`);
  return withoutEntities([...inside, ...simple].join(""));
}

/** Fields that start a program or fetch data. */
function checkFields(part: string): void {
  const code = fieldCode(part);
  if (/DDE(AUTO)?[\s"]|DDEAUTO/i.test(code)) {
    throw dangerous("Ce document contient un champ qui lance un programme (DDE)\u00a0: retirez-le.");
  }
  if (/(^|\s)LINK\s/i.test(code)) throw embedded();
  const included = code.matchAll(/INCLUDE(?:TEXT|PICTURE)\s+(?:"([^"]*)|(\S+))/gi);
  for (const [, quoted, plain] of included) {
    if (isRemote((quoted ?? plain ?? "").replaceAll("\\\\", "\\"))) throw remote();
  }
}

const objects = new RegExp(`<${prefix}(OLEObject|altChunk|subDoc|control)[\\s>/]`);

/** A Word document without macros, embedded objects nor remote content. @throws Refused. */
export function checkDocx(archive: Archive): void {
  checkNames(archive.names);
  const types = xmlText(archive.read("[Content_Types].xml"));
  checkTypes(types);
  checkTextNames(types);
  const main = mainPart(types);
  if (!archive.has(main) || !archive.has("_rels/.rels")) {
    throw unsupported("Ce document est incomplet\u00a0: enregistrez-le de nouveau.");
  }
  for (const name of archive.names.filter((one) => textNames.test(one))) {
    if (name === "[Content_Types].xml") continue;
    const part = xmlText(archive.read(name));
    if (/\.rels$/i.test(name)) checkRelations(part);
    else {
      if (objects.test(part)) throw embedded();
      checkFields(part);
    }
  }
}
