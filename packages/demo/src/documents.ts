import { documentKinds, hasOwn } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { jobHandlers } from "../../server/src/app/reactions.ts";
import type { Actor, Deps, Origin } from "../../server/src/deps.ts";
import {
  failDocuments,
  ignoreDocuments,
  remindDocuments,
  sendDocuments,
} from "../../server/src/features/document/index.ts";
import { exportData } from "../../server/src/features/service/index.ts";
import {
  decline,
  makeOwnLink,
  readSignature,
  sendCode,
  sign,
  tendSignatures,
} from "../../server/src/features/signature/index.ts";
import type { Mail } from "../../server/src/gateways/mail/port.ts";
import { type DescribedProject, declareProject, describeProject, nameSignatory } from "./document-data.ts";
import { forgottenDays, forgottenHome, type InsertedHome } from "./neighbours.ts";

const dayMs = 86_400_000;
const origin: Origin = { ip: "127.0.0.1", userAgent: "Données de démonstration" };

/**
 * What happens to the documents of some homes, by the home's place in the plan; those of the others are ready to be
 * sent.
 */
const fates = {
  sent: 1,
  signed: 2,
  reminded: 8,
  declined: 12,
  expired: forgottenHome,
  failed: 22,
  incomplete: 38,
} as const;

interface Stage {
  /** Deps whose mailer keeps the mails too: the codes are in them. */
  readonly deps: Deps;
  readonly mails: Mail[];
  readonly project: DescribedProject;
}

/** Deps for playing the demonstration: its mails stay in its mailbox, none leaves for an invented person. */
function onStage(deps: Deps, project: DescribedProject): Stage {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    mails.push(mail);
    if (!deps.config.smtpUrl) await deps.mailer.send(mail);
  };
  return { deps: { ...deps, mailer: { send } }, mails, project };
}

/** The same, as if it were this many days ago. */
const daysAgo = (stage: Stage, days: number): Stage => {
  const { now } = stage.deps;
  return { ...stage, deps: { ...stage.deps, now: () => new Date(now().getTime() - days * dayMs) } };
};

/** Runs all waiting jobs now, rather than once the server has started. */
const work = ({ deps }: Stage) => deps.queue.drain(jobHandlers(deps));

const consumersOf = (homes: readonly InsertedHome[]) => homes.map(({ pointId }) => asConsumer(pointId));

const send = ({ deps, project }: Stage, ...chosen: readonly InsertedHome[]) =>
  sendDocuments(deps, project.id, documentKinds, consumersOf(chosen), project.owner);

/** Somebody of the demonstration, as if signed in. */
export async function actorOf({ db }: Pick<Deps, "db">, accountId: string): Promise<Actor> {
  const account = await db
    .selectFrom("account")
    .select([
      "id",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "phone_number as phoneNumber",
    ])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return {
    ...account,
    sessionId: "",
    emailVerified: true,
    roles: [],
    secondFactorRequired: false,
    confirmedAt: null,
  };
}

/** Opens the documents that await a person, as the mailed link does. */
async function openDocuments({ deps }: Stage, ...[signer, where]: SigningBy): Promise<string> {
  const { url } = await makeOwnLink(deps, signer, where);
  const token = url.split("/").at(-1) ?? "";
  await readSignature(deps, token, origin);
  return token;
}
type SigningBy = [signer: Actor, where: Parameters<typeof makeOwnLink>[2]];

const codeInMail = /(\d{3})\s(\d{3})/;

/** The code of the mail that a person has just asked for. */
async function askCode(stage: Stage, token: string, { email }: Actor): Promise<string> {
  await sendCode(stage.deps, token, undefined, origin);
  await work(stage);
  const isCode = ({ to, subject }: Mail) => to === email && subject.includes("code de signature");
  const [, first = "", last = ""] = stage.mails.findLast(isCode)?.text.match(codeInMail) ?? [];
  return first + last;
}

/** Signs everything that awaits a person, with the mailed code. */
async function signAs(stage: Stage, ...[signer, where]: SigningBy): Promise<void> {
  const token = await openDocuments(stage, signer, where);
  const code = await askCode(stage, token, signer);
  await sign(stage.deps, token, { code, name: `${signer.firstName} ${signer.lastName}` }, origin);
  await work(stage);
}

/** Exports the study data of some consumers, as for an engineer. */
async function takeDataAway(
  { deps, project }: Stage,
  chosen: readonly (InsertedHome | undefined)[],
): Promise<void> {
  const consumptionPointsId = chosen.flatMap((home) => home?.pointId ?? []);
  const billableEventAction = "DATA_USAGE_PROJECT";
  await exportData(deps, project.owner, project.id, { billableEventAction, consumptionPointsId });
}

/** Marks the documents of homes, and of the plants, that were signed on paper, before the platform. */
async function setAside({ deps, project }: Stage, chosen: readonly InsertedHome[]): Promise<void> {
  const { id: projectId, owner: actor } = project;
  const plants = await deps.db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .execute();
  const producers = plants.map(({ id }) => asProducer(id));
  for (const kind of documentKinds) {
    const others = hasOwn("producer", kind) ? producers : [];
    await ignoreDocuments(deps, {
      projectId,
      kind,
      participants: [...consumersOf(chosen), ...others],
      actor,
    });
  }
}

/** Before who shares first began to. */
const sharingDays = 20;
/** Two months and more before, as what a grid operator has to do takes. */
const declaringDays = 90;

async function expire(stage: Stage, home: InsertedHome): Promise<void> {
  const then = daysAgo(stage, forgottenDays);
  await send(then, home);
  await work(then);
  await tendSignatures(stage.deps);
  await work(stage);
}

async function remind(stage: Stage, home: InsertedHome): Promise<void> {
  const { deps, project } = stage;
  const then = daysAgo(stage, 4);
  await send(then, home);
  await work(then);
  for (const kind of documentKinds) {
    await remindDocuments(deps, project.id, kind, consumersOf([home]), project.owner);
  }
}

async function refuse(stage: Stage, home: InsertedHome): Promise<void> {
  await send(stage, home);
  await work(stage);
  const where = asConsumer(home.pointId);
  const actor = await actorOf(stage.deps, home.accountId);
  const token = await openDocuments(stage, actor, where);
  const code = await askCode(stage, token, actor);
  await decline(stage.deps, token, { code, reason: "Je préfère attendre la fin de mes travaux." }, origin);
}

/** An accord that could not be handed to the signature provider; the home's other documents are sent. */
async function fail(stage: Stage, home: InsertedHome): Promise<void> {
  await send(stage, home);
  const accords = await stage.deps.db
    .selectFrom("document")
    .select("id")
    .where("consumption_point_id", "=", home.pointId)
    .where("kind", "=", "accord")
    .execute();
  await failDocuments(
    stage.deps,
    accords.map(({ id }) => id),
  );
}

async function signAll(stage: Stage, home: InsertedHome): Promise<void> {
  await send(stage, home);
  await work(stage);
  const where = asConsumer(home.pointId);
  await signAs(stage, await actorOf(stage.deps, home.accountId), where);
  await signAs(stage, stage.project.owner, { kind: "project", id: stage.project.id });
}

/**
 * Documents in every state, made by the same functions that people call: the screens show the real result.
 */
export async function loadDemoDocuments(
  deps: Deps,
  project: DescribedProject,
  homes: readonly InsertedHome[],
): Promise<void> {
  const stage = onStage(deps, project);
  await describeProject(daysAgo(stage, forgottenDays + 1).deps, project);
  await declareProject(
    daysAgo(stage, declaringDays).deps,
    project.id,
    dayInParis(daysAgo(stage, sharingDays).deps.now()),
  );
  const own = homes.filter((home) => home.project.id === project.id);
  const incomplete = homes[fates.incomplete];
  for (const home of own.filter((one) => one !== incomplete)) {
    await nameSignatory(deps, home, await actorOf(deps, home.accountId));
  }
  await setAside(
    stage,
    own.filter(({ status }) => status === "SIGNED" || status === "EXPLOITATION"),
  );
  await takeDataAway(daysAgo(stage, 12), [homes[fates.signed], homes[fates.sent], homes[fates.reminded]]);
  const acts: [keyof typeof fates, (stage: Stage, home: InsertedHome) => Promise<unknown>][] = [
    ["expired", expire],
    ["reminded", remind],
    ["declined", refuse],
    ["failed", fail],
    ["signed", signAll],
    ["sent", send],
  ];
  for (const [fate, act] of acts) {
    const home = homes[fates[fate]];
    if (home) await act(stage, home);
  }
  await work(stage);
}
