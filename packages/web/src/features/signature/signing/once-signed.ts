import type { SignatureSession } from "@mec/api/signature";
import { monthText } from "@mec/domain/project";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** The holder of the places is told of each start, and not who signs in his name. */
const startMailed = (mailed: string | null): string =>
  mailed === null
    ? t("Un e-mail vous dira quand votre participation commencera.")
    : t("{{name}} recevra un e-mail quand la participation commencera.", { name: mailed });

const eachStartMailed = (mailed: string | null): string =>
  mailed === null
    ? t("Vous recevrez un e-mail quand chacun des autres commencera.")
    : t("{{name}} recevra un e-mail quand chacun des autres commencera.", { name: mailed });

/** What the owner does then, and about when. */
const prepared = ({ begun, startsIn, plantFrom }: Start): string => {
  if (plantFrom && (!startsIn || startsIn <= plantFrom.slice(0, 7)))
    return t(
      "Le porteur du projet vous fait entrer dans le partage le {{day}} au plus tôt\u00a0: jusque-là, cette électricité est due à un autre acheteur.",
      { day: formatDate(plantFrom) },
    );
  if (begun !== "project" && startsIn)
    return t("Le projet doit démarrer en {{month}}.", { month: monthText(startsIn) });
  return t("Le porteur du projet vous fait entrer dans le partage, en général sous deux semaines.");
};

/** What has begun to share, of who signs for places, and what is known of the start to come. */
export type Start = Pick<SignatureSession, "begun" | "startsIn" | "plantFrom" | "laterSellersText">;

/**
 * What follows once all is signed by all, and about when: a start to come for what does not share yet, none for what does.
 * @param mailed who reads of it in the place of who signs; null for himself
 */
export function onceSigned(
  role: SignatureSession["signer"]["role"],
  { begun, ...start }: Start,
  mailed: string | null,
): string {
  if (role !== "participant")
    return t(
      "Les participants reçoivent aussi leurs exemplaires. Vous pouvez préparer la mise en exploitation.",
    );
  if (begun === "all") return t("Le partage de l’électricité continue, sans interruption.");
  if (begun === "some")
    return `${t("Les lieux qui partagent déjà l’électricité continuent, sans interruption.")} ${eachStartMailed(mailed)}`;
  return [prepared({ begun, ...start }), start.laterSellersText, startMailed(mailed)]
    .filter(Boolean)
    .join(" ");
}
