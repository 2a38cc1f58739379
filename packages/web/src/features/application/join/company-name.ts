import { consumptionPointNameSchema } from "@mec/domain/point";
import * as z from "zod";
import { givenName } from "../../../parts/point/usual-name.ts";
import type { JoinDraft } from "./join-draft.ts";

/** The name of a company, which becomes that of its place: nobody is held up for it. */
export const companySchema = z.object({ company: z.union([z.literal(""), consumptionPointNameSchema]) });

const givenTo = ({ house, consumerType }: JoinDraft): string =>
  givenName(house.address, consumerType || "individual", house.placeKind);

/** What was told before; "" while the place has the name that its address gives. */
export const toldCompany = (draft: JoinDraft): string =>
  draft.house.name === givenTo(draft) ? "" : draft.house.name;

/** The place of a business named after its company, else after its address; nothing changes while what is typed is no name. */
export const namedAfter = (draft: JoinDraft, company: string): Partial<Pick<JoinDraft, "house">> =>
  draft.consumerType === "professional" && companySchema.safeParse({ company }).success
    ? { house: { ...draft.house, name: company.trim() || givenTo(draft) } }
    : {};
