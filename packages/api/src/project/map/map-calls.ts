import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../../call.ts";
import { queryInteger } from "../../wire.ts";
import { bounds, filters } from "./map-query.ts";

/** The most items of a map: 350 single projects weigh 17 kB compressed. */
export const mostMapItems = 350;

/** A marker on the map: one project, or a group of them. */
const mapItem = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** For a single project. */
  project: z.object({ id: z.string(), name: z.string() }).optional(),
  /** For a group: the zoom at which it opens. */
  expansionZoom: z.int().optional(),
});

/**
 * What the map asks, described without the schemas of a project: it is all that the list's first view asks when its list
 * came with the page.
 */
export const mapCalls = defineCalls({
  listMapItems: {
    method: "GET",
    path: "/public/project/clusters",
    summary: "What a map shows of a rectangle: projects and groups of projects",
    access: { who: "anyone" },
    query: z.object({ ...bounds, zoom: queryInteger(0, 20), ...filters, userId: uuidSchema.optional() }),
    mostLines: mostMapItems,
    success: { status: 200, body: z.array(mapItem) },
  },
});
