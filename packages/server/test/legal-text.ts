import {
  articleTitle,
  type Block,
  type LegalDocument,
  runText,
  type Section,
  type SignaturePlace,
  type Text,
} from "../src/documents/legal/model.ts";

const textOf = (text: Text): string => text.map(runText).join("");

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return [textOf(block.text)];
    case "list":
      return block.items.map((item) => `– ${textOf(item)}`);
    case "fields":
      return block.fields.map(({ label, value }) => `${label} ${textOf(value)}`);
    case "table":
      return [
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap((cells) => cells.map(textOf)),
      ];
  }
}

const sectionTexts = ({ title, blocks }: Section): string[] => [title, ...blocks.flatMap(blockTexts)];

/** What a place shows before its signature. */
const placeTexts = ({ capacity, party, signer }: SignaturePlace): string[] => [
  capacity,
  textOf(party),
  textOf(signer),
];

/** The whole text of an unsigned document, in order. */
export function legalText(document: LegalDocument): string {
  return [
    document.title,
    document.subtitle,
    document.warning,
    ...document.fields.map(({ label, value }) => `${label} ${textOf(value)}`),
    ...document.opening.flatMap(sectionTexts),
    ...document.articles.flatMap((article, index) =>
      sectionTexts({ ...article, title: articleTitle(index, article) }),
    ),
    "Signatures",
    ...document.closing.map(textOf),
    ...document.signatures.flatMap((place) => [...placeTexts(place), "Signature :"]),
    ...document.annexes.flatMap(sectionTexts),
  ].join(" ");
}
