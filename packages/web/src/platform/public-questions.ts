import type { publicProjectCalls } from "@mec/api/project";
import { beforeSchemas } from "./before-schemas.ts";
import { hasWritten } from "./first-answers.ts";
import { laterCall } from "./question.ts";

type Calls = typeof publicProjectCalls;

async function described(): Promise<Calls> {
  await beforeSchemas();
  return (await import("@mec/api/project")).publicProjectCalls;
}

/** Where no answer came with the page, what describes the questions is fetched beside the page's own files. */
export function prepareQuestions(): void {
  if (!hasWritten()) void described().catch(() => {});
}

/**
 * What the first views ask of the public projects, described apart: their schemas are fetched with the first
 * question.
 */
export const publicQuestions = {
  listProjectsAround: laterCall<Calls["listProjectsAround"]>(
    "GET /public/project/radius",
    async () => (await described()).listProjectsAround,
  ),
  listPublicProjects: laterCall<Calls["listPublicProjects"]>(
    "GET /public/project",
    async () => (await described()).listPublicProjects,
  ),
  listDepartmentProjects: laterCall<Calls["listDepartmentProjects"]>(
    "GET /public/project/department/{d}",
    async () => (await described()).listDepartmentProjects,
  ),
  listEligibleProjects: laterCall<Calls["listEligibleProjects"]>(
    "GET /public/project/eligible",
    async () => (await described()).listEligibleProjects,
  ),
  getPublicProject: laterCall<Calls["getPublicProject"]>(
    "GET /public/project/{id}",
    async () => (await described()).getPublicProject,
  ),
  getPlaceVerdict: laterCall<Calls["getPlaceVerdict"]>(
    "GET /public/project/{id}/verdict",
    async () => (await described()).getPlaceVerdict,
  ),
  listMapItems: laterCall<Calls["listMapItems"]>("GET /public/project/clusters", async () => {
    await beforeSchemas();
    return (await import("@mec/api/project/map")).mapCalls.listMapItems;
  }),
  getFigures: laterCall<Calls["getFigures"]>(
    "GET /public/figures",
    async () => (await described()).getFigures,
  ),
  getWidgetAccount: laterCall<Calls["getWidgetAccount"]>(
    "GET /public/widget-account/{id}",
    async () => (await described()).getWidgetAccount,
  ),
};
