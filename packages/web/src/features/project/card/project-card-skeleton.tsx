import { Skeleton } from "@mantine/core";
import classes from "./project-card.module.css";

/** A card still to come, of the same shape. */
export function ProjectCardSkeleton({ layout }: { layout: "row" | "tile" }) {
  return (
    <div className={classes.card} data-layout={layout} aria-hidden>
      <Skeleton className={classes.picture} radius={0} />
      <div className={classes.body}>
        <Skeleton height={20} width="75%" />
        <Skeleton height={14} width="45%" mt={6} />
        <Skeleton height={14} width="55%" mt={6} />
        <Skeleton height={20} width="80%" mt={6} />
      </div>
    </div>
  );
}
