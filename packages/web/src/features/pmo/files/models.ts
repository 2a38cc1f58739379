import { pmoCalls } from "@mec/api/pmo";
import { callUrl } from "../../../platform/client.tsx";

export const modelFormats = ["docx", "pdf"] as const;
export type ModelFormat = (typeof modelFormats)[number];

/** The documents written from the answers, in the order in which they are used. */
export const models = [
  {
    key: "statutes",
    title: "Statuts de l’association",
    text: "À relire et à adapter, puis à faire adopter par l’assemblée constitutive.",
    call: pmoCalls.getStatutesModel,
  },
  {
    key: "minutes",
    title: "Procès-verbal de l’assemblée constitutive",
    text: "Il constate l’adoption des statuts et l’élection du bureau.",
    call: pmoCalls.getMinutesModel,
  },
  {
    key: "internal-rules",
    title: "Règlement intérieur",
    text: "Facultatif\u00a0: il précise les statuts sans les modifier.",
    call: pmoCalls.getInternalRulesModel,
  },
] as const;
export type Model = (typeof models)[number];

export const modelUrl = ({ call }: Model, projectId: string, format: ModelFormat): string =>
  callUrl("/api", call, { params: { id: projectId }, query: { format } });
