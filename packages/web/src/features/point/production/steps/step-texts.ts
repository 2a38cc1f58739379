import type { ProducerStep } from "@mec/api";
import { t } from "../../../../platform/i18n.ts";

const texts: Record<ProducerStep, { title: string; intro: string }> = {
  sge: {
    title: "Votre installation produit-elle déjà\u202f?",
    intro:
      "Une installation en projet peut aussi recruter ses participants\u00a0: comptez six mois avant la mise en service.",
  },
  typology: {
    title: "Quelle est votre installation\u202f?",
    intro: "Ces informations disent aux voisins ce qui sera produit, et où.",
  },
  price: {
    title: "À quel prix partagez-vous votre électricité\u202f?",
    intro: "Une fourchette suffit\u00a0: le prix de chacun se décide plus tard, avec lui.",
  },
};

export const stepTitle = (step: ProducerStep): string => t(texts[step].title);
export const stepIntro = (step: ProducerStep): string => t(texts[step].intro);
