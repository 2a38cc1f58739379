import type { DemoProject } from "./content/demo-project.ts";
import { northEasternProjects } from "./content/projects-north-east.ts";
import { southEasternProjects } from "./content/projects-south-east.ts";
import { southWesternProjects } from "./content/projects-south-west.ts";
import { westernProjects } from "./content/projects-west.ts";

export type { DemoProject } from "./content/demo-project.ts";
export { demoPeople } from "./content/people.ts";

/** Forty projects spread over France, in the order in which they are published. */
export const demoProjects: readonly DemoProject[] = [
  ...westernProjects,
  ...northEasternProjects,
  ...southEasternProjects,
  ...southWesternProjects,
];
