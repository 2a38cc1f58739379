import type { portfolioCalls } from "@mec/api/portfolio";
import type { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { Deps } from "../../deps.ts";
import type { Exchange, HandlersOf } from "../../http/handler.ts";
import { confirmAlert, createAlert, removeAlert } from "./alerts.ts";
import { confirmContact, contactOwner } from "./contact-owner.ts";
import { createProject } from "./create-project.ts";
import { deleteProject } from "./delete-project.ts";
import { findDuplicates } from "./duplicates.ts";
import { getPlaceVerdict, listEligible } from "./eligible.ts";
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
    getProject: ({ params, query }, { relations }) => getProject(deps, params.id, relations, query.imageType),
    updateProject: ({ params, body }) => updateProject(deps, params.id, body),
    deleteProject: ({ params, actor }) => deleteProject(deps, params.id, actor),
    addProjectImage: ({ params, upload }) => addImage(deps, params.id, upload.file),
    removeProjectImage: ({ params }) => removeImage(deps, params.id, params.imageId),
    listProjectProducers: ({ params }) => listProducers(deps, params.id),
    getPoints: ({ actor }) => getPoints(deps, actor),
    getPerimeter: ({ params }) => getPerimeter(deps, params.id),
  };
}

/** Counts a call of who asks before it computes: the table of limits is in the domain. */
function limited<I, O>(
  deps: Deps,
  rule: "placesPerIp" | "duplicatesPerIp" | "projectSearchesPerIp",
  handler: (input: I, exchange: Exchange) => Promise<O>,
) {
  return async (input: I, exchange: Exchange): Promise<O> => {
    await deps.limits.count(rule, exchange.origin.ip);
    return handler(input, exchange);
  };
}

function publicHandlers(deps: Deps): HandlersOf<typeof publicProjectCalls> {
  const map = makeMapIndex(deps);
  const fresh = makeFreshAnswers(deps.db);
  const keyOf = (...asked: unknown[]) => JSON.stringify(asked);
  return {
    checkDuplicates: limited(deps, "duplicatesPerIp", async ({ body }) => ({
      duplicates: await findDuplicates(deps, body),
    })),
    listPublicProjects: limited(deps, "projectSearchesPerIp", async ({ query }) =>
      fresh(keyOf("newest", query), () => listNewest(deps, query)),
    ),
    listDepartmentProjects: limited(deps, "projectSearchesPerIp", async ({ params, query }) =>
      fresh(keyOf("department", params, query), () => listOfDepartment(deps, params.d, query)),
    ),
    listRegionProjects: limited(deps, "projectSearchesPerIp", async ({ params, query }) =>
      fresh(keyOf("region", params, query), () => listOfRegion(deps, params.r, query)),
    ),
    listProjectsAround: limited(deps, "projectSearchesPerIp", async ({ query }) => {
      const { centerLat: latitude, centerLong: longitude, radius, ...listing } = query;
      return fresh(keyOf("around", query), () => listAround(deps, { latitude, longitude }, radius, listing));
    }),
    listProjectsWithin: limited(deps, "projectSearchesPerIp", async ({ query }) =>
      fresh(keyOf("within", query), () => listWithin(deps, query, query)),
    ),
    listEligibleProjects: limited(deps, "placesPerIp", async ({ query }) => {
      const { lat: latitude, long: longitude, ...options } = query;
      return fresh(keyOf("eligible", query), () => listEligible(deps, { latitude, longitude }, options));
    }),
    getPlaceVerdict: limited(deps, "placesPerIp", async ({ params, query }, { identify }) =>
      getPlaceVerdict(deps, params.id, { latitude: query.lat, longitude: query.long }, await identify()),
    ),
    listMapItems: ({ query }, { origin }) =>
      map.view(query, query.zoom, query, async () => {
        await deps.limits.count("mapFiltersPerIp", origin.ip);
      }),
    getFigures: () => fresh(keyOf("figures"), () => getFigures(deps)),
    getPublicProject: limited(deps, "projectSearchesPerIp", async ({ params, query }, { identify }) =>
      getPublicPage(deps, params.id, await identify(), query.imageType),
    ),
    getProjectImage: ({ params }) => readImage(deps, params.imageId, params.size),
    getProjectPoster: async ({ params }, { identify, origin }) =>
      getPoster(deps, params.id, await identify(), origin),
    contactOwner: async ({ params, body }, { origin, identify }) =>
      contactOwner(deps, params.id, body, { actor: await identify(), origin }),
    confirmContact: ({ body }) => confirmContact(deps, body.token),
    createProjectAlert: async ({ body }, { origin, identify }) =>
      createAlert(deps, body, { actor: await identify(), origin }),
    confirmProjectAlert: ({ body }) => confirmAlert(deps, body.token),
    removeProjectAlert: ({ body }) => removeAlert(deps, body.token),
  };
}

export function projectHandlers(
  deps: Deps,
): HandlersOf<typeof projectCalls & typeof portfolioCalls & typeof publicProjectCalls> {
  return { ...ownerHandlers(deps), ...publicHandlers(deps) };
}
