import type { ProducerStep } from "@mec/api";
import { t } from "../../../../platform/i18n.ts";

const texts: Record<ProducerStep, { title: string; intro: string }> = {
  sge: {
    title: "Quel est le compteur de votre installation\u202f?",
    intro: "Son PDL de production, et l’autorisation de lire ce qu’il compte.",
  },
  typology: {
    title: "Quelle est votre installation\u202f?",
    intro:
      "Ce qui est ou sera produit, et où. Une installation en projet peut aussi recruter ses participants.",
  },
  price: {
    title: "À quel prix partagez-vous votre électricité\u202f?",
    intro: "Une fourchette suffit\u00a0: le prix de chacun se décide plus tard, avec lui.",
  },
};

export const stepTitle = (step: ProducerStep): string => t(texts[step].title);
export const stepIntro = (step: ProducerStep): string => t(texts[step].intro);

/** For who proposes his installation to somebody's project: its owner decides, and recruits. */
const joining: Partial<Record<ProducerStep, string>> = {
  typology: "Ce qui est ou sera produit, et où. Une installation en projet peut aussi être proposée.",
  price:
    "Une fourchette suffit\u00a0: elle guide les prix que le porteur propose. Rien n’est signé aujourd’hui.",
};
export const joiningIntro = (step: ProducerStep): string => t(joining[step] ?? texts[step].intro);
