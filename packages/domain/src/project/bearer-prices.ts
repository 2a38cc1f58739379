import type { ProfileType } from "../shared/index.ts";
import type { BearerKind } from "./bearer-words.ts";

/** How a project's owner reads prices until he says otherwise: a body without tax, a private person with it. */
export const profileTypeOfBearer = (bearer: { readonly kind: BearerKind } | null | undefined): ProfileType =>
  !bearer || bearer.kind === "individual" ? "individual" : "professional";
