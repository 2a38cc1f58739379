import { publicProjectCalls } from "@mec/api/project";
import { type Address, distanceKm } from "@mec/domain/address";
import { type PlaceJudgement, perimeters } from "@mec/domain/project";
import { formatDistance } from "@mec/domain/shared";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";

const most = Math.max(...perimeters);

/** The project's place is public to the kilometre. */
const roundedKm = 1;

/** Beyond the widest perimeter that there is, no wider one changes it: nobody is to wait for an owner's answer. */
export const farAwayText = (km: number): string | null =>
  km > most + roundedKm
    ? t(
        "Elle est à environ {{distance}} de ce projet\u00a0: au plus large, {{most}}\u00a0km séparent deux participants. Corrigez-la, ou cherchez un projet plus proche.",
        { distance: formatDistance(Math.round(km)), most },
      )
    : null;

export const outsideTitle = (far: string | null): string =>
  far
    ? t("Cette adresse est hors du périmètre du projet")
    : t("Cette adresse semble hors du périmètre du projet");

/** The same of an address and a project, whose place is public to the kilometre; null where kilometres do not decide. */
export function useFarAway(
  projectId: string | null,
  address: Address | null,
  judgement: PlaceJudgement | null | undefined,
): string | null {
  const isAsked = projectId !== null && judgement?.verdict === "outside" && judgement.reason === "distance";
  const given = isAsked ? { params: { id: projectId }, query: { imageType: "none" as const } } : null;
  const { data: project } = useAnswer(publicProjectCalls.getPublicProject, given, { or: nullWhenMissing });
  return given && project && address
    ? farAwayText(distanceKm(address.coordinates, project.address.coordinates))
    : null;
}
