import { BorderStyle, type IStylesOptions, LineRuleType, ShadingType } from "docx";

const ink = "1F2A25";
const green = "17643F";
const grey = "55605B";
const note = { style: BorderStyle.SINGLE, size: 4, space: 6, color: "E3D3A3" };

/** The line rule is given: without it, some programs take the height for an exact one, and titles overlap. */
const spacing = { after: 120, line: 264, lineRule: LineRuleType.AUTO };

/** The styles of a Word document of ours: sizes in half-points, spaces in twentieths of a point. */
export const docxStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: "Calibri", size: 21, color: ink, language: { value: "fr-FR" } },
      paragraph: { spacing },
    },
    title: {
      run: { font: "Calibri", size: 40, bold: true, color: ink },
      paragraph: { spacing: { before: 0, after: 60 }, keepNext: true },
    },
    heading1: {
      run: { font: "Calibri", size: 24, bold: true, color: green },
      paragraph: { spacing: { before: 280, after: 100 }, keepNext: true, keepLines: true },
    },
    listParagraph: { paragraph: { spacing: { after: 120 }, contextualSpacing: true } },
  },
  paragraphStyles: [
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      run: { size: 24, color: grey },
      paragraph: { spacing: { after: 160 } },
    },
    {
      id: "Warning",
      name: "Avertissement",
      basedOn: "Normal",
      run: { size: 19 },
      paragraph: { spacing: { before: 80, after: 200 } },
    },
    {
      id: "Cell",
      name: "Cellule",
      basedOn: "Normal",
      run: { size: 19 },
      paragraph: { spacing: { after: 0 } },
    },
    {
      id: "Foot",
      name: "Pied",
      basedOn: "Normal",
      run: { size: 16, color: grey },
      paragraph: { spacing: { after: 0 } },
    },
  ],
};

/** The frame of the note that says that a document is a model. */
export const noteFrame = {
  border: { top: note, bottom: note, left: note, right: note },
  shading: { type: ShadingType.CLEAR, fill: "FBF3DF" },
  indent: { left: 130, right: 130 },
};
