import type { ReactNode } from "react";
import classes from "./at-foot.module.css";

/**
 * The button that leads on: on a phone it sticks to the foot of the screen until its own place is scrolled to. It stands
 * directly in the card that it must not leave.
 */
export const AtFoot = ({ beside = null, children }: { beside?: ReactNode; children: ReactNode }) => (
  <div className={classes.foot}>
    <div className={classes.bar}>
      {beside && <span className={`${classes.beside} numbers`}>{beside}</span>}
      {children}
    </div>
  </div>
);
