import { Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { perimeterCommunes } from "@mec/domain/project";
import { useMemo } from "react";
import { type MapArea, type MapPin, ProjectMap } from "../../../parts/address/map/index.ts";
import { Term } from "../../../parts/faq/term.tsx";
import { placeText } from "../../../parts/point/dossier/place-text.ts";
import { t } from "../../../platform/i18n.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { seenTogether } from "../explore/map-fit.ts";
import { AddressCheck } from "./address-check.tsx";
import { apartText } from "./apart-text.ts";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

type Corner = ProjectOnPage["area"][number];
const isSame = (a: Corner, b: Corner | undefined) => a[0] === b?.[0] && a[1] === b[1];
const places = (area: ProjectOnPage["area"]) =>
  area.map(([latitude, longitude]) => ({ latitude, longitude }));

function useLayers(project: ProjectOnPage, address: Address | null) {
  return useMemo(() => {
    const [sure, border] = [places(project.area), places(project.borderArea)];
    const areas: MapArea[] = [
      { kind: "polygon", corners: border, tone: "border" } as const,
      { kind: "polygon", corners: sure } as const,
    ].filter(({ corners }) => corners.length > 0);
    const pins: MapPin[] = [
      { id: project.id, kind: "project", place: project.address.coordinates, label: project.name },
    ];
    if (address) {
      pins.push({ id: "here", kind: "here", place: address.coordinates, label: placeText(address) });
    }
    const seen = seenTogether(project.address.coordinates, address?.coordinates);
    return { areas, pins, fit: { places: [...border, ...seen], isClose: true } };
  }, [project, address]);
}

/** What the drawn areas mean; a participant's home is never known here more precisely than 500 m. */
function areaText({ area, borderArea }: ProjectOnPage): string {
  if (borderArea.length === 0) {
    return t("Les participants actuels sont trop éloignés les uns des autres pour en accueillir d’autres.");
  }
  if (area.length === 0) {
    return t(
      "Dans la zone claire, vous pouvez candidater\u00a0: la place des participants n’est connue ici qu’à 500\u00a0m près, et le porteur vérifiera.",
    );
  }
  return area.length === borderArea.length && area.every((corner, index) => isSame(corner, borderArea[index]))
    ? t("La zone verte montre où un nouveau participant peut se trouver.")
    : t(
        "Dans la zone verte, un nouveau participant a sa place. Dans la zone claire qui l’entoure, le porteur vérifiera\u00a0: la place des participants n’est connue ici qu’à 500\u00a0m près.",
      );
}

interface Props {
  project: ProjectOnPage;
  address: Address | null;
  onAddressChange: (address: Address | null) => void;
}

/** Where a participant may be, on the map and in words, and whether the visitor's address is inside. */
export function PerimeterSection({ project, address, onAddressChange }: Props) {
  const { areas, pins, fit } = useLayers(project, address);
  const communes = perimeterCommunes[project.perimeter];
  return (
    <section aria-labelledby="project-perimeter">
      <h2 id="project-perimeter" className={classes.heading}>
        {t("Où faut-il se trouver ?")}
      </h2>
      <p className="prose">
        {t("Les deux participants les plus éloignés doivent être à {{km}} km l’un de l’autre, au plus.", {
          km: project.perimeter,
        })}{" "}
        {project.greatestKm !== null && project.greatestKm > 0 && apartText(project.greatestKm)}
      </p>
      <SeeMore label={t("Voir la carte et vérifier mon adresse")}>
        <div className={classes.map}>
          <ProjectMap
            label={t("Zone où un nouveau participant peut se trouver")}
            pins={pins}
            areas={areas}
            fit={fit}
            calm
          />
        </div>
        <Text size="sm" c="dimmed" mt="xs">
          {areaText(project)}
        </Text>
        {communes && (
          <Text size="sm" c="dimmed" mt="xs" className="prose">
            {t(communes)} <Term name="perimeter">{t("Pourquoi\u202f?")}</Term>
          </Text>
        )}
        <AddressCheck project={project} address={address} onChange={onAddressChange} />
      </SeeMore>
    </section>
  );
}
