import type { PublicProject } from "@mec/api/project";
import { IconDroplet, IconSolarPanel, IconWindmill } from "@tabler/icons-react";
import classes from "./project-card.module.css";

function SourceIcon({ project }: { project: PublicProject }) {
  const [source] = project.productionTypes;
  if (source === "wind") return <IconWindmill size={40} stroke={1.4} aria-hidden />;
  if (source === "hydro") return <IconDroplet size={40} stroke={1.4} aria-hidden />;
  return <IconSolarPanel size={40} stroke={1.4} aria-hidden />;
}

/** The project's picture, which says nothing that the text does not; else its source, drawn. */
export function ProjectPicture({ project, isEager = false }: { project: PublicProject; isEager?: boolean }) {
  const [image] = project.images;
  return (
    <div className={classes.picture}>
      {image ? (
        <img src={image.url} alt="" loading={isEager ? "eager" : "lazy"} decoding="async" />
      ) : (
        <SourceIcon project={project} />
      )}
    </div>
  );
}
