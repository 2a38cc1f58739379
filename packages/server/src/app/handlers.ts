import type { ObjectKind } from "@mec/api";
import type { Calls } from "@mec/api/calls";
import { merge } from "@mec/domain/shared";
import type { Deps } from "../deps.ts";
import type { FindRelations } from "../http/guard.ts";
import type { HandlersOf } from "../http/handler.ts";
import { features } from "./features.ts";

/** The handler of each call: a call without one does not compile. */
export const allHandlers = (deps: Deps): HandlersOf<Calls> =>
  merge(features.flatMap((feature) => ("handlers" in feature ? [feature.handlers(deps)] : [])));

/** What a person is to each kind of object. */
export function allRelations(deps: Deps): Record<ObjectKind, FindRelations> {
  const { project, application, ...points } = merge(
    features.flatMap((feature) => ("relations" in feature ? [feature.relations] : [])),
  );
  return {
    project: (actor, id) => project(deps.db, actor, id),
    application: (actor, id) => application(deps.db, actor, id),
    "consumption-point": (actor, id) => points["consumption-point"](deps.db, actor, id),
    "production-point": (actor, id) => points["production-point"](deps.db, actor, id),
  };
}
