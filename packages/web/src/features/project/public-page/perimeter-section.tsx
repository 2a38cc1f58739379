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
import { areaText } from "./area-words.ts";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

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
