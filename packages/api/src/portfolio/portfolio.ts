import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { consumptionPoint } from "../point/consumption-point-codec.ts";
import { productionPoint } from "../point/production-point-codec.ts";
import { project } from "../project/project-codec.ts";

export const portfolioCalls = defineCalls({
  getPoints: {
    method: "GET",
    path: "/user/points",
    summary: "The person's projects and points",
    access: { who: "user" },
    success: {
      status: 200,
      body: z.object({
        projects: z.array(project).max(longestPage),
        productionPoints: z.array(productionPoint).max(longestPage),
        consumptionPoints: z.array(consumptionPoint).max(longestPage),
        /** How many there are: of each kind the answer has the first ones, and the others are in its own list, by pages. */
        totals: z.object({ projects: z.int(), productionPoints: z.int(), consumptionPoints: z.int() }),
      }),
    },
  },
});
