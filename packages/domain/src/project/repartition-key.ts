import * as z from "zod";
import { messages } from "../shared/index.ts";

/** How local production is shared at each time step, under Enedis' four names (code de l'énergie, D315-6). */
export const repartitionKeys = ["static", "dynamic-per-default", "dynamic-simple", "full-dynamic"] as const;
export const repartitionKeySchema = z.enum(repartitionKeys, { error: messages.choice });
export type RepartitionKey = z.infer<typeof repartitionKeySchema>;

export const repartitionKeyLabels: Record<RepartitionKey, string> = {
  static: "Statique",
  "dynamic-per-default": "Dynamique par défaut",
  "dynamic-simple": "Dynamique simple",
  "full-dynamic": "Full dynamique",
};

/** One sentence each, for a choice made without a manual. */
export const repartitionKeyExplanations: Record<RepartitionKey, string> = {
  static: "Chacun reçoit une part fixe de la production, convenue à l’avance.",
  "dynamic-per-default":
    "À chaque pas de temps, la production est partagée au prorata de ce que chacun consomme ; il n’y a rien à transmettre.",
  "dynamic-simple":
    "Vous fixez la part de chacun à chaque pas de temps et la transmettez chaque mois au gestionnaire de réseau.",
  "full-dynamic":
    "Vous fixez la part de chaque consommateur dans la production de chaque producteur, à chaque pas de temps.",
};
