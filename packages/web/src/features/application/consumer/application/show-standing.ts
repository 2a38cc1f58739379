/** Where the eyes and the screen reader go once a step is taken. */
export const standingTitle = "standing-title";

/** Brings what has become of the application into view: who took the step may be far below it. */
export function showStanding(): void {
  const title = document.getElementById(standingTitle);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "nearest" });
}
