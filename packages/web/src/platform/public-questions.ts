import type { publicProjectCalls } from "@mec/api/project";
import { laterCall } from "./question.ts";

type Calls = typeof publicProjectCalls;

const described = async () => (await import("@mec/api/project")).publicProjectCalls;

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
  getFigures: laterCall<Calls["getFigures"]>(
    "GET /public/figures",
    async () => (await described()).getFigures,
  ),
  getWidgetAccount: laterCall<Calls["getWidgetAccount"]>(
    "GET /public/widget-account/{id}",
    async () => (await described()).getWidgetAccount,
  ),
};
