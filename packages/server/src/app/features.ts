import type { Feature } from "../feature.ts";
import { account } from "../features/account/feature.ts";
import { address } from "../features/address/feature.ts";
import { application } from "../features/application/feature.ts";
import { audit } from "../features/audit/feature.ts";
import { document } from "../features/document/feature.ts";
import { kit } from "../features/kit/feature.ts";
import { overview } from "../features/overview/feature.ts";
import { pmo } from "../features/pmo/feature.ts";
import { point } from "../features/point/feature.ts";
import { project } from "../features/project/feature.ts";
import { service } from "../features/service/feature.ts";
import { signatory } from "../features/signatory/feature.ts";
import { signature } from "../features/signature/feature.ts";
import { storage } from "../features/storage/feature.ts";
import { study } from "../features/study/feature.ts";
import { support } from "../features/support/feature.ts";

/** All of them, in the order in which they do what they do one after the other: the long checks of evidence come last. */
export const features = [
  account,
  address,
  point,
  signatory,
  project,
  application,
  pmo,
  document,
  overview,
  kit,
  service,
  study,
  storage,
  support,
  audit,
  signature,
] as const satisfies readonly Feature[];
