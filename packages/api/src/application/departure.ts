import { departureDaySchema, departureRequestSchema, ownerNoticeSchema } from "@mec/domain/application";
import { participantKinds } from "@mec/domain/point";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { idParams } from "../wire.ts";
import { departure } from "./application-codec.ts";

/** A participant asks to leave, and the owner settles it. */
export const departureCalls = defineCalls({
  requestDeparture: {
    method: "POST",
    path: "/application/{id}/departure",
    summary: "Ask to leave an operation on a given day",
    access: { who: ["holder"], object: "application", param: "id" },
    params: idParams,
    body: departureRequestSchema,
    success: {
      status: 201,
      body: departure,
    },
    errors: ["DEPARTURE_IN_THE_PAST", "DEPARTURE_TOO_LATE", "INVALID_TRANSITION"],
  },
  listDeparted: {
    method: "GET",
    path: "/project/{id}/departed",
    summary: "Who took part in a project and has left it, those who left last first",
    access: { who: ["owner", "support"], object: "project", param: "id" },
    params: idParams,
    mostLines: longestPage,
    success: {
      status: 200,
      body: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(participantKinds),
          /** Who holds it, then the place or the plant. */
          holder: z.string(),
          name: z.string(),
          leftOn: z.string(),
          /** Whether it takes part, or asks to, by another application since. */
          isBack: z.boolean(),
        }),
      ),
    },
  },
  withdrawDeparture: {
    method: "DELETE",
    path: "/application/{id}/departure",
    summary: "Stay after all: the request to leave is withdrawn, as long as the owner has not settled it",
    access: { who: ["holder"], object: "application", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["INVALID_TRANSITION"],
  },
  sayLettersSent: {
    method: "PUT",
    path: "/application/{id}/departure/letters",
    summary:
      "Say that the letters that end what was signed have left: who asked to leave is asked for them no more",
    access: { who: ["holder"], object: "application", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["INVALID_TRANSITION"],
  },
  giveNotice: {
    method: "POST",
    path: "/application/{id}/departure/notice",
    summary:
      "The owner ends the participation of who has signed all and does not share yet: it ends by itself once the notice of the contracts has run",
    access: { who: ["owner"], object: "application", param: "id" },
    params: idParams,
    body: ownerNoticeSchema,
    success: { status: 201, body: departure },
    errors: ["INVALID_TRANSITION"],
  },
  settleDeparture: {
    method: "POST",
    path: "/application/{id}/departure/settlement",
    summary: "The owner settles a departure at once: the participant leaves",
    access: { who: ["owner"], object: "application", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["INVALID_TRANSITION"],
  },
  scheduleDeparture: {
    method: "PUT",
    path: "/application/{id}/departure/settlement",
    summary: "The owner settles a departure for a day to come: the participant leaves on it by itself",
    access: { who: ["owner"], object: "application", param: "id" },
    params: idParams,
    body: departureDaySchema,
    success: { status: 200, body: departure },
    errors: ["DEPARTURE_IN_THE_PAST", "DEPARTURE_TOO_LATE", "INVALID_TRANSITION"],
  },
  unscheduleDeparture: {
    method: "DELETE",
    path: "/application/{id}/departure/settlement",
    summary: "The owner gives up the day for which he had settled a departure: it is asked for again",
    access: { who: ["owner"], object: "application", param: "id" },
    params: idParams,
    success: { status: 204 },
    errors: ["INVALID_TRANSITION"],
  },
});
