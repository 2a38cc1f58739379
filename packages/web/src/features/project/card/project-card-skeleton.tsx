import classes from "./project-card.module.css";

/** A placeholder in the shape of a card that is loading. */
export function ProjectCardSkeleton({ layout }: { layout: "row" | "tile" }) {
  return (
    <div className={classes.card} data-layout={layout} data-waiting aria-hidden>
      <div className={classes.picture} />
      <div className={classes.body}>
        {["75%", "45%", "55%", "80%"].map((width) => (
          <div key={width} className={classes.line} style={{ width }} />
        ))}
      </div>
    </div>
  );
}
