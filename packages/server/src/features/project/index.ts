export { projectRelations } from "./access.ts";
export { getPlaceVerdict } from "./eligible.ts";
export { getFigures } from "./figures.ts";
export { makeFreshAnswers } from "./fresh-answers.ts";
export { findPicture } from "./images.ts";
export { projectInSubject, quotedName } from "./in-mails.ts";
export { isWithinPerimeter } from "./perimeter.ts";
export { findPerimeterDetails, findPerimeterDetailsOf } from "./perimeter-details.ts";
export { gaugeOf } from "./project-row.ts";
export { findPublicIds } from "./public-ids.ts";
export { findReadable } from "./public-page.ts";
export {
  findProjectSummary,
  findTownWithProjects,
  listPlacesWithProjects,
  listProjectPages,
  type ProjectSummary,
} from "./public-summary.ts";
export { findReach, type Reach } from "./reach.ts";
export { findPublicByShortCode, shortAddress } from "./short-address.ts";
export { findSites } from "./sites-store.ts";
export { standingColumns, standingOf } from "./standing.ts";
export { projectsByIds, setModeration, setRepartitionKey, verifyBearer } from "./store.ts";
export { goingWithProject } from "./stored-files.ts";
