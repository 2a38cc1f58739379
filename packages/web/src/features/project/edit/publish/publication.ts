import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import type { ProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import type { ProjectForm } from "../project-form.ts";

/** All that is sent when a project is published. */
export interface Publication {
  readonly project: ProjectForm;
  readonly production: ProductionForm;
  readonly picture: File | null;
  /** A visitor's, opened once nothing is left to be told before. */
  readonly account: NewAccountForm | null;
}
