export { projectRelations } from "./access.ts";
export { leastAsked, mostAsked } from "./announced-price.ts";
export { announceAnew } from "./changes.ts";
export { findPicture } from "./images/images.ts";
export { projectInSubject, quotedName, quotedNames } from "./in-mails.ts";
export { findBarredText, findLaterPlants } from "./later-plants.ts";
export { isWithinPerimeter } from "./perimeter/perimeter.ts";
export {
  findPerimeterDetails,
  findPerimeterDetailsOf,
  savePerimeterDetails,
} from "./perimeter/perimeter-details.ts";
export { findReach, type Reach } from "./perimeter/reach.ts";
export { leavingOf, plannedOf } from "./plants.ts";
export { gaugeOf } from "./project-row.ts";
export { getPlaceVerdict } from "./public/eligible.ts";
export { getFigures } from "./public/figures.ts";
export { makeFreshAnswers } from "./public/fresh-answers.ts";
export { findPublicIds } from "./public/public-ids.ts";
export { findReadable } from "./public/public-page.ts";
export {
  findProjectSummary,
  findTownWithProjects,
  listPlacesWithProjects,
  listProjectPages,
  type ProjectSummary,
} from "./public/public-summary.ts";
export { findPublicByShortCode, shortAddress } from "./public/short-address.ts";
export { queued } from "./scopes.ts";
export { standingColumns, standingOf } from "./standing.ts";
export { projectsByIds, setModeration, setRepartitionKey, unverifyBearer, verifyBearer } from "./store.ts";
export { goingWithProject } from "./stored-files.ts";
