import type { CallInput, CallOutput } from "@mec/api";
import type { applicationCalls } from "@mec/api/application";
import { asConsumer } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import {
  admitNewAccount,
  createAccount,
  hashPassword,
  openSession,
  refuseWeakPassword,
  toSessionUser,
} from "../account/index.ts";
import { consumptionPointsByIds, holderName, insertConsumptionPoint } from "../point/index.ts";
import { saveSignatory } from "../signatory/index.ts";
import { openApplication, takeJoinableProject } from "./open-application.ts";
import { readApplication } from "./reads.ts";

type Call = typeof applicationCalls.createAllAndApply;
type Input = CallInput<Call>["body"];

/**
 * A visitor joins in one call: account, point with its consent, signatory, application and session, all or nothing.
 * The signatory may be named later, after the acceptance: no document needs him before.
 * @throws DomainError EMAIL_ALREADY_USED, WEAK_PASSWORD, NOT_FOUND for a project that is not shown to everybody nor
 * invites.
 * @throws TooManyTries
 */
export async function createAllAndApply(
  deps: Deps,
  { user: { password, ...person }, consumptionPoint, application, signatory, emailObject }: Input,
  origin: Origin,
): Promise<{ answer: CallOutput<Call>; sessionToken: string }> {
  const candidate = { ...application, applicantId: null };
  await takeJoinableProject({ db: deps.db, now: deps.now() }, candidate);
  refuseWeakPassword(password, person, "user.password");
  await admitNewAccount(deps, person.email, origin);
  const passwordHash = await hashPassword(deps, password, origin.ip);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const account = await createAccount(deps, tx, { ...person, passwordHash }, { hasApplied: true });
    const holder = { accountId: account.id, holderName: holderName(account), origin, now };
    const consumptionPointId = await insertConsumptionPoint(deps, tx, holder, consumptionPoint);
    const participant = asConsumer(consumptionPointId);
    const savedSignatory = signatory && (await saveSignatory(tx, participant, signatory, now));
    const project = await takeJoinableProject({ db: tx, now }, candidate);
    const applicationId = await openApplication(deps, tx, project, {
      participant,
      projectId: application.projectId,
      applicantId: account.id,
      isFromProjectOwner: application.isFromProjectOwner ?? false,
      invitationToken: application.invitationToken,
      emailObject: emailObject || undefined,
      isConfirmed: false,
    });
    const point = (await consumptionPointsByIds(tx, [consumptionPointId], now)).get(consumptionPointId);
    if (!point) throw new DomainError("NOT_FOUND", "NOT_FOUND");
    return {
      answer: {
        user: toSessionUser(deps.config, { ...account, secondFactorRequired: false }),
        consumptionPoint: point,
        application: await readApplication(tx, applicationId),
        signatory: savedSignatory,
      },
      sessionToken: await openSession(tx, { accountId: account.id, origin, now }),
    };
  });
}
