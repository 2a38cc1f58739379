import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import type { SessionUser, SignUp } from "@mec/domain/account";
import { currentStatus, isLive } from "@mec/domain/application";
import { asConsumer } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { type Client, frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { emailObject } from "../../../platform/widget.ts";
import { type JoinDraft, pointOf } from "./join-draft.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** A call that failed during the sending, with a French message; `cause` is the API's error. */
export class SendFailure extends Error {
  /**
   * Prefix of the paths of this call's part in the call that sends everything at once: "consumptionPoint."
   */
  readonly within: string;

  constructor(message: string, cause: unknown, within: string) {
    super(message, { cause });
    this.within = within;
  }
}

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof SendFailure && isRefusal(error.cause, "EMAIL_ALREADY_USED");

async function told<T>(request: Promise<T>, fallback: string, within = ""): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    throw new SendFailure(frenchMessage(cause, fallback), cause, within);
  }
}

/** What opening an account at the end of the steps requires. */
export type NewAccount = Pick<SignUp, "email" | "password" | "firstName" | "lastName">;

/** A visitor joins: account, point, signatory and application in one call, all or nothing. */
export async function joinAsVisitor(
  call: Client,
  draft: JoinDraft,
  target: JoinTarget,
  signatory: SignatoryInput | null,
  account: NewAccount,
): Promise<{ user: SessionUser; pointId: string }> {
  const { user, consumptionPoint } = await told(
    call(applicationCalls.createAllAndApply, {
      body: {
        user: { ...account, ...(signatory && { phoneNumber: signatory.phoneNumber }), cgus: true },
        consumptionPoint: pointOf(draft),
        application: { projectId: target.projectId, isFromProjectOwner: false, ...tokenOf(target) },
        signatory,
        ...emailObject,
      },
    }),
    messages.connectionFailed,
  );
  return { user, pointId: consumptionPoint.id };
}

const tokenOf = ({ invitationToken }: JoinTarget) => (invitationToken ? { invitationToken } : {});

const ofPoint = "consumptionPoint.";

export interface Saving {
  readonly draft: JoinDraft;
  readonly userId: string;
  /** Keeps the created point in the draft, so that another attempt changes it instead of creating a second. */
  readonly remember: (saved: JoinDraft["saved"]) => void;
}

/**
 * Registers the home of the signed-in person.
 * @returns the point's id.
 */
export async function savePoint(call: Client, { draft, userId, remember }: Saving): Promise<string> {
  const body = pointOf(draft);
  if (draft.saved?.userId === userId) {
    const params = { id: draft.saved.pointId };
    await told(call(pointCalls.updateConsumptionPoint, { params, body }), messages.connectionFailed, ofPoint);
    return draft.saved.pointId;
  }
  const creation = call(pointCalls.createConsumptionPoint, { body });
  const { id } = await told(creation, messages.connectionFailed, ofPoint);
  remember({ userId, pointId: id });
  return id;
}

export async function saveSignatory(call: Client, pointId: string, signatory: SignatoryInput): Promise<void> {
  const params = { id: pointId };
  await told(
    call(signatoryCalls.saveConsumptionSignatory, { params, body: signatory }),
    messages.signatorySaveFailed,
    "signatory.",
  );
}

/** Whether the point already waits in this very project: the answer to an earlier attempt was lost. */
async function hasApplied(call: Client, pointId: string, target: JoinTarget): Promise<boolean> {
  const application = await call(applicationCalls.getApplication, { params: { id: pointId } });
  return application?.projectId === target.projectId && isLive(currentStatus(application.progress));
}

export async function sendApplication(call: Client, pointId: string, target: JoinTarget): Promise<void> {
  const body = {
    projectId: target.projectId,
    participant: asConsumer(pointId),
    isFromProjectOwner: false,
    ...tokenOf(target),
    ...emailObject,
  };
  try {
    await told(call(applicationCalls.apply, { body }), messages.connectionFailed);
  } catch (error) {
    const isSecond = error instanceof SendFailure && isRefusal(error.cause, "ALREADY_APPLIED");
    if (!isSecond || !(await hasApplied(call, pointId, target))) throw error;
  }
}

/** Opens an account, without a project to join. */
export function openAccount(call: Client, account: SignUp): Promise<SessionUser> {
  const opening = call(accountCalls.signUp, { body: account });
  return told(opening, messages.signUpFailed(messages.connectionFailed), "user.");
}
