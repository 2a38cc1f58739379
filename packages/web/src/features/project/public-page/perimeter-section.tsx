import { Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { perimeterConditions } from "@mec/domain/project";
import { formatDistance } from "@mec/domain/shared";
import { useMemo } from "react";
import { t } from "../../../platform/i18n.ts";
import { type MapArea, type MapPin, ProjectMap } from "../../../ui/map/index.ts";
import { AddressCheck } from "./address-check.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

const places = (area: ProjectOnPage["area"]) =>
  area.map(([latitude, longitude]) => ({ latitude, longitude }));

function useLayers(project: ProjectOnPage, address: Address | null) {
  return useMemo(() => {
    const corners = places(project.area);
    const areas: MapArea[] = corners.length > 0 ? [{ kind: "polygon", corners }] : [];
    const pins: MapPin[] = [
      { id: project.id, kind: "project", place: project.address.coordinates, label: project.name },
    ];
    if (address) pins.push({ id: "here", kind: "here", place: address.coordinates, label: address.label });
    return { areas, pins, fit: [...corners, ...pins.map(({ place }) => place)] };
  }, [project, address]);
}

interface Props {
  project: ProjectOnPage;
  address: Address | null;
  onAddressChange: (address: Address | null) => void;
}

/** Where a participant can stand, on the map and in words, and whether one's own address is there. */
export function PerimeterSection({ project, address, onAddressChange }: Props) {
  const { areas, pins, fit } = useLayers(project, address);
  const condition = perimeterConditions[project.perimeter];
  return (
    <section aria-labelledby="project-perimeter">
      <h2 id="project-perimeter" className={classes.heading}>
        {t("Où faut-il se trouver ?")}
      </h2>
      <p className="prose">
        {t("Les deux participants les plus éloignés doivent être à {{km}} km l’un de l’autre, au plus.", {
          km: project.perimeter,
        })}{" "}
        {project.greatestKm !== null &&
          project.greatestKm > 0 &&
          t("Aujourd’hui, cette distance est de {{distance}}.", {
            distance: formatDistance(project.greatestKm),
          })}
      </p>
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
        {areas.length > 0
          ? t(
              "La zone verte indique à peu près où un nouveau participant peut se trouver. Saisissez votre adresse pour une réponse exacte.",
            )
          : t(
              "Les participants actuels laissent peu ou pas de place à d’autres. Saisissez votre adresse pour une réponse exacte.",
            )}
      </Text>
      {condition && (
        <Text size="sm" c="dimmed" mt="xs" className="prose">
          {t(condition)}
        </Text>
      )}
      <AddressCheck project={project} address={address} onChange={onAddressChange} />
    </section>
  );
}
