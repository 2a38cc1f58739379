import type { portfolioCalls } from "@mec/api/portfolio";
import type { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { createAlert, removeAlert } from "./alerts.ts";
import { contactOwner } from "./contact-owner.ts";
import { createProject } from "./create-project.ts";
import { deleteProject } from "./delete-project.ts";
import { findDuplicates } from "./duplicates.ts";
import { listEligible } from "./eligible.ts";
import { getFigures } from "./figures.ts";
import { makeFreshAnswers } from "./fresh-answers.ts";
import { getPoints } from "./get-points.ts";
import { addImage, readImage, removeImage } from "./images.ts";
import { makeMapIndex } from "./map-index.ts";
import { listAround } from "./nearby.ts";
import { onboardProject } from "./onboard-project.ts";
import { getPerimeter } from "./perimeter.ts";
import { getPoster } from "./poster.ts";
import { listNewest, listOfDepartment, listOfRegion, listWithin } from "./public-lists.ts";
import { getPublicPage } from "./public-page.ts";
import { getProject, listMyProjects, listProducers } from "./read-projects.ts";
import { updateProject } from "./update-project.ts";

function ownerHandlers(deps: Deps): HandlersOf<typeof projectCalls & typeof portfolioCalls> {
  return {
    createProject: ({ body, actor }) => createProject(deps, body, actor),
    onboardProject: ({ body, actor }, { origin }) => onboardProject(deps, body, actor, origin),
    listMyProjects: ({ actor }) => listMyProjects(deps, actor),
    getProject: ({ params, query, actor }) => getProject(deps, params.id, actor, query.imageType),
    updateProject: ({ params, body }) => updateProject(deps, params.id, body),
    deleteProject: ({ params, actor }) => deleteProject(deps, params.id, actor),
    addProjectImage: ({ params, upload }) => addImage(deps, params.id, upload.bytes),
    removeProjectImage: ({ params }) => removeImage(deps, params.id, params.imageId),
    listProjectProducers: ({ params }) => listProducers(deps, params.id),
    getPoints: ({ actor }) => getPoints(deps, actor),
    getPerimeter: ({ params }) => getPerimeter(deps, params.id),
  };
}

function publicHandlers(deps: Deps): HandlersOf<typeof publicProjectCalls> {
  const map = makeMapIndex(deps);
  const fresh = makeFreshAnswers(deps.db);
  const keyOf = (...asked: unknown[]) => JSON.stringify(asked);
  return {
    checkDuplicates: async ({ body }) => ({ duplicates: await findDuplicates(deps, body) }),
    listPublicProjects: ({ query }) => fresh(keyOf("newest", query), () => listNewest(deps, query)),
    listDepartmentProjects: ({ params, query }) =>
      fresh(keyOf("department", params, query), () => listOfDepartment(deps, params.d, query)),
    listRegionProjects: ({ params, query }) =>
      fresh(keyOf("region", params, query), () => listOfRegion(deps, params.r, query)),
    listProjectsAround: ({ query }) => {
      const { centerLat: latitude, centerLong: longitude, radius, ...listing } = query;
      return fresh(keyOf("around", query), () => listAround(deps, { latitude, longitude }, radius, listing));
    },
    listProjectsWithin: ({ query }) => fresh(keyOf("within", query), () => listWithin(deps, query, query)),
    listEligibleProjects: ({ query }) => {
      const { lat: latitude, long: longitude, ...options } = query;
      return fresh(keyOf("eligible", query), () => listEligible(deps, { latitude, longitude }, options));
    },
    listMapItems: ({ query }) => map.view(query, query.zoom, query),
    getFigures: () => fresh(keyOf("figures"), () => getFigures(deps)),
    getPublicProject: async ({ params, query }, { identify }) =>
      getPublicPage(deps, params.id, await identify(), query.imageType),
    getProjectImage: ({ params }) => readImage(deps, params.imageId, params.size),
    getProjectPoster: async ({ params }, { identify }) => getPoster(deps, params.id, await identify()),
    contactOwner: ({ params, body }, { origin }) => contactOwner(deps, params.id, body, origin),
    createProjectAlert: ({ body }, { origin }) => createAlert(deps, body, origin),
    removeProjectAlert: ({ body }) => removeAlert(deps, body.token),
  };
}

export function projectHandlers(
  deps: Deps,
): HandlersOf<typeof projectCalls & typeof portfolioCalls & typeof publicProjectCalls> {
  return { ...ownerHandlers(deps), ...publicHandlers(deps) };
}
