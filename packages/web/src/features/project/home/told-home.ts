export { NearProjects } from "./near-projects.tsx";
export { ToldSearch } from "./told-search.tsx";
