import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import type { ProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import type { ProjectDraft } from "./project-draft.ts";

/** All that is sent when a project is published. */
export interface Publication {
  readonly project: ProjectDraft;
  readonly production: ProductionForm;
  readonly picture: File | null;
  /** The photo or logo of who stands behind it. */
  readonly bearerPicture: File | null;
  /** The account of a visitor; opened once all warnings have been shown. */
  readonly account: NewAccountForm | null;
}
