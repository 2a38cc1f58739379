export { projectRelations } from "./access.ts";
export { getPlaceVerdict } from "./eligible.ts";
export { findPicture } from "./images.ts";
export { projectReactions } from "./mails.ts";
export { findReadable } from "./public-page.ts";
export {
  findProjectSummary,
  findTownWithProjects,
  listPlacesWithProjects,
  listProjectPages,
  type ProjectSummary,
} from "./public-summary.ts";
export { findReach } from "./reach-store.ts";
export { projectHandlers } from "./routes.ts";
export { findPublicByShortCode, shortAddress } from "./short-address.ts";
export { projectsByIds } from "./store.ts";
export { eraseUnconfirmed } from "./unconfirmed.ts";
