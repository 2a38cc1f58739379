import { accountCalls } from "./account/account.ts";
import { securityCalls } from "./account/security.ts";
import { signInCalls } from "./account/sign-in.ts";
import { addressCalls } from "./address/address.ts";
import { applicationCalls } from "./application/application.ts";
import { auditCalls } from "./audit/audit.ts";
import type { Call } from "./call.ts";
import { annexeCalls } from "./document/annexe.ts";
import { documentCalls } from "./document/document.ts";
import { kitCalls } from "./kit/kit.ts";
import { overviewCalls } from "./overview/overview.ts";
import { pmoCalls } from "./pmo/pmo.ts";
import { pointCalls } from "./point/point.ts";
import { portfolioCalls } from "./portfolio/portfolio.ts";
import { projectCalls } from "./project/project.ts";
import { publicProjectCalls } from "./project/public-project.ts";
import { serviceCalls } from "./service/service.ts";
import { signatoryCalls } from "./signatory/signatory.ts";
import { signatureCalls, signedPaperCalls } from "./signature/index.ts";
import { storageCalls } from "./storage/storage.ts";
import { loadCurveCalls } from "./study/load-curve.ts";
import { proposalCalls } from "./study/proposal.ts";
import { studyCalls } from "./study/study.ts";
import { supportCalls } from "./support/support.ts";

/** Every call of the API: what the server binds, what the documents and the matrix tests are made from. */
export const calls = {
  ...accountCalls,
  ...addressCalls,
  ...annexeCalls,
  ...applicationCalls,
  ...auditCalls,
  ...documentCalls,
  ...kitCalls,
  ...loadCurveCalls,
  ...overviewCalls,
  ...pmoCalls,
  ...pointCalls,
  ...portfolioCalls,
  ...projectCalls,
  ...publicProjectCalls,
  ...securityCalls,
  ...serviceCalls,
  ...signatoryCalls,
  ...storageCalls,
  ...signatureCalls,
  ...signedPaperCalls,
  ...signInCalls,
  ...studyCalls,
  ...proposalCalls,
  ...supportCalls,
} satisfies Record<string, Call>;
export type Calls = typeof calls;
