import * as z from "zod";
import { defineCalls } from "../call.ts";
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
        projects: z.array(project),
        productionPoints: z.array(productionPoint),
        consumptionPoints: z.array(consumptionPoint),
      }),
    },
  },
});
