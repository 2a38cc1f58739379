import type { portfolioCalls } from "@mec/api/portfolio";
import type { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { Paging } from "../../answering.ts";
import type { Deps } from "../../deps.ts";
import type { Exchange, HandlersOf } from "../../http/handler.ts";
import { createProject } from "./create-project.ts";
import { deleteProject } from "./delete-project.ts";
import { findDuplicates } from "./duplicates.ts";
import { getPoints } from "./get-points.ts";
import { addImage, readImage, removeImage } from "./images/images.ts";
import { makeMapIndex } from "./map/map-index.ts";
import { onboardProject } from "./onboard-project.ts";
import { checkPerimeter } from "./perimeter/check-perimeter.ts";
import { getPerimeter } from "./perimeter/perimeter.ts";
import { savePerimeterDetails } from "./perimeter/perimeter-details.ts";
import { askedPlace, getPlaceVerdict, listEligible } from "./public/eligible.ts";
import { getFigures } from "./public/figures.ts";
import { type FreshAnswers, makeFreshAnswers } from "./public/fresh-answers.ts";
import { listAround } from "./public/nearby.ts";
import {
  type Listing,
  newestBehind,
  newestOf,
  newestPage,
  ofDepartment,
  ofRegion,
  type VisibleQuery,
  within,
} from "./public/public-lists.ts";
import { getPublicPage, listPublicParticipants } from "./public/public-page.ts";
import { findByShortCode } from "./public/short-address.ts";
import { getWidgetAccount } from "./public/widget-account.ts";
import { getProject, listMyProjects, listProducers } from "./read-projects.ts";
import { updateProject } from "./update-project.ts";
import { selectVisible } from "./visible.ts";
import { confirmAlert, createAlert, removeAlert } from "./visitors/alerts.ts";
import { confirmContact, contactOwner } from "./visitors/contact-owner.ts";

function ownerHandlers(deps: Deps): HandlersOf<typeof projectCalls & typeof portfolioCalls> {
  return {
    createProject: ({ body, actor }) => createProject(deps, body, actor),
    onboardProject: ({ body, actor }, { origin }) => onboardProject(deps, body, actor, origin),
    listMyProjects: ({ actor }, { paging }) => listMyProjects(deps, actor, paging),
    getProject: ({ params, query }, { relations }) => getProject(deps, params.id, relations, query.imageType),
    updateProject: ({ params, body }, { admitVersion }) => updateProject(deps, params.id, body, admitVersion),
    deleteProject: ({ params, actor }) => deleteProject(deps, params.id, actor),
    addProjectImage: ({ params, upload }) =>
      addImage(deps, { projectId: params.id, shows: "project" }, upload.file),
    removeProjectImage: ({ params }) =>
      removeImage(deps, { projectId: params.id, shows: "project" }, params.imageId),
    addBearerImage: ({ params, upload }) =>
      addImage(deps, { projectId: params.id, shows: "bearer" }, upload.file),
    removeBearerImage: ({ params }) =>
      removeImage(deps, { projectId: params.id, shows: "bearer" }, params.bearerImageId),
    listProjectProducers: ({ params }, { paging }) => listProducers(deps, params.id, paging),
    getPoints: ({ actor }) => getPoints(deps, actor),
    getPerimeter: ({ params, query }) => getPerimeter(deps, params.id, query.limitKm),
    savePerimeterDetails: ({ params, body }) => savePerimeterDetails(deps, params.id, body),
  };
}

/** Counts a visitor's call before it computes: the table of limits is in the domain. */
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

type PublicHandlers = HandlersOf<typeof publicProjectCalls>;

const keyOf = (...asked: unknown[]) => JSON.stringify(asked);

/** The newest projects of a listing, or the page of them that is asked for. */
const newestFrom =
  (fresh: FreshAnswers) =>
  async (key: string, { page, tellRest }: Paging, listing: Listing, select: () => VisibleQuery) => {
    if (!page) return fresh(key, async () => newestOf(select(), listing));
    const { items, total } = await fresh(key, async () => newestPage(select(), listing, page));
    tellRest({ total });
    return items;
  };

type ListCalls =
  | "listPublicProjects"
  | "listDepartmentProjects"
  | "listRegionProjects"
  | "listProjectsAround"
  | "listProjectsWithin";

function listHandlers(deps: Deps, fresh: FreshAnswers): Pick<PublicHandlers, ListCalls> {
  const newest = newestFrom(fresh);
  return {
    listPublicProjects: limited(deps, "projectSearchesPerIp", async ({ query }, { paging }) => {
      const { cursor } = paging;
      const key = keyOf("newest", query);
      if (cursor === undefined) return fresh(key, () => newestOf(selectVisible(deps.db, query), query));
      const part = await fresh(key, () => newestBehind(selectVisible(deps.db, query), query, cursor));
      paging.tellRest({ nextCursor: part.nextCursor });
      return part.items;
    }),
    listDepartmentProjects: limited(deps, "projectSearchesPerIp", ({ params, query }, { paging }) =>
      newest(keyOf("department", params, query), paging, query, () => ofDepartment(deps, params.d, query)),
    ),
    listRegionProjects: limited(deps, "projectSearchesPerIp", ({ params, query }, { paging }) =>
      newest(keyOf("region", params, query), paging, query, () => ofRegion(deps, params.r, query)),
    ),
    listProjectsAround: limited(deps, "projectSearchesPerIp", async ({ query }, { paging }) => {
      const { centerLat: latitude, centerLong: longitude, radius, ...listing } = query;
      const find = () => listAround(deps, { latitude, longitude }, radius, listing, paging);
      if (!paging.page) return fresh(keyOf("around", query), async () => (await find()).items);
      const { items, total } = await fresh(keyOf("around", query), find);
      paging.tellRest({ total });
      return items;
    }),
    listProjectsWithin: limited(deps, "projectSearchesPerIp", ({ query }, { paging }) =>
      newest(keyOf("within", query), paging, query, () => within(deps, query, query)),
    ),
  };
}

type PlaceCalls = "checkDuplicates" | "checkPerimeter" | "listEligibleProjects" | "getPlaceVerdict";

/** What is answered about a place that a visitor names. */
function placeHandlers(deps: Deps, fresh: FreshAnswers): Pick<PublicHandlers, PlaceCalls> {
  return {
    checkDuplicates: limited(deps, "duplicatesPerIp", async ({ body }) => ({
      duplicates: await findDuplicates(deps, body),
    })),
    checkPerimeter: limited(deps, "duplicatesPerIp", async ({ body }) => checkPerimeter(body)),
    listEligibleProjects: limited(deps, "placesPerIp", async ({ query }, { paging }) => {
      const { limit, ...options } = query;
      const all = { ...options, limit: paging.page ? Number.POSITIVE_INFINITY : limit };
      return fresh(keyOf("eligible", query), () => listEligible(deps, askedPlace(query), all));
    }),
    getPlaceVerdict: limited(deps, "placesPerIp", async ({ params, query }, { identify }) =>
      getPlaceVerdict(deps, params.id, askedPlace(query), await identify()),
    ),
  };
}

/** What the public pages show beside the lists, and what a visitor sends from them. */
function visitorHandlers(deps: Deps, fresh: FreshAnswers): Omit<PublicHandlers, ListCalls | PlaceCalls> {
  const map = makeMapIndex(deps);
  return {
    listMapItems: ({ query }, { origin, asker }) =>
      map.view(query, query.zoom, query, {
        ...asker,
        onNewFilters: async () => {
          await deps.limits.count("mapFiltersPerIp", origin.ip);
        },
      }),
    getWidgetAccount: limited(deps, "projectSearchesPerIp", ({ params }) =>
      getWidgetAccount(deps.db, params.id),
    ),
    getFigures: () => fresh(keyOf("figures"), () => getFigures(deps)),
    getPublicProject: limited(deps, "projectSearchesPerIp", async ({ params, query }, { identify }) =>
      getPublicPage(deps, params.id, await identify(), query.imageType),
    ),
    listPublicParticipants: limited(deps, "projectSearchesPerIp", async ({ params }, { identify, paging }) =>
      listPublicParticipants(deps, params.id, await identify(), paging),
    ),
    getProjectImage: ({ params }, { identify }) => readImage(deps, params, identify),
    findProjectByCode: limited(deps, "projectSearchesPerIp", async ({ params }, { identify }) =>
      findByShortCode(deps, params.code, await identify()),
    ),
    contactOwner: async ({ params, body }, { origin, identify }) =>
      contactOwner(deps, params.id, body, { actor: await identify(), origin }),
    confirmContact: ({ body }) => confirmContact(deps, body.token),
    createProjectAlert: async ({ body }, { origin, identify }) =>
      createAlert(deps, body, { actor: await identify(), origin }),
    confirmProjectAlert: ({ body }) => confirmAlert(deps, body.token),
    removeProjectAlert: ({ body }) => removeAlert(deps, body.token),
  };
}

function publicHandlers(deps: Deps): PublicHandlers {
  const fresh = makeFreshAnswers(deps.db);
  return {
    ...listHandlers(deps, fresh),
    ...placeHandlers(deps, fresh),
    ...visitorHandlers(deps, fresh),
  };
}

export function projectHandlers(
  deps: Deps,
): HandlersOf<typeof projectCalls & typeof portfolioCalls & typeof publicProjectCalls> {
  return { ...ownerHandlers(deps), ...publicHandlers(deps) };
}
