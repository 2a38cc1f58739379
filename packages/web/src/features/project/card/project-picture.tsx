import type { PublicProject } from "@mec/api/project";
import { Suspense } from "react";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import classes from "./project-card.module.css";

/** Fetched for projects without a photo only. */
const DrawnProject = lazyPiece(
  async () => (await import("./drawn-project.tsx")).DrawnProject,
  () => null,
);

function Drawn({ project }: { project: PublicProject }) {
  return (
    <Suspense fallback={null}>
      <DrawnProject project={project} />
    </Suspense>
  );
}

/** The project's photo, decorative since the text says the same; else a drawing. */
export function ProjectPicture({ project, isEager = false }: { project: PublicProject; isEager?: boolean }) {
  const [image] = project.images;
  return (
    <div className={classes.picture}>
      {image ? (
        <img src={image.url} alt="" loading={isEager ? "eager" : "lazy"} decoding="async" />
      ) : (
        <Drawn project={project} />
      )}
    </div>
  );
}

/** The same for the project's own page, not cropped: on the small version that was there before it, until it has come whole. */
export function ProjectHero({ project }: { project: PublicProject }) {
  const [image] = project.images;
  return (
    <div className={classes.hero}>
      {image ? (
        <img
          src={image.url}
          alt=""
          fetchPriority="high"
          style={{ backgroundImage: `url(${image.url.replace("full", "thumbnail")})` }}
        />
      ) : (
        <Drawn project={project} />
      )}
    </div>
  );
}
