import { isDeepStrictEqual } from "node:util";
import { pages } from "@mec/api";
import {
  type ContractedPlant,
  type ContractToEnd,
  firstDayAfter,
  isContractOver,
  runsTooLong,
  type ToldContract,
} from "@mec/domain/point";
import { dayInParis, formatDate } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { quotedName } from "../project/index.ts";
import { findTold, mayTell, tellOnce } from "./contract-told.ts";
import { findContracted, hasBegun } from "./contracts/reads.ts";

const findSides = ({ db }: Deps, id: string) =>
  db
    .selectFrom("production_point as point")
    .innerJoin("account as h", "h.id", "point.account_id")
    .innerJoin("project as p", "p.id", "point.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .select([
      "point.name",
      "p.id as projectId",
      "p.name as projectName",
      "o.email",
      "o.first_name as ownerFirstName",
      "h.first_name as firstName",
      "h.last_name as lastName",
    ])
    .where("point.id", "=", id)
    .whereRef("h.id", "<>", "o.id")
    .executeTakeFirst();

/** A day that takes the place of another, of which its owner was told. */
const instead = (was: string | undefined): string =>
  was === undefined ? "" : `, et non plus le ${formatDate(was)}`;

const saidText = (
  toEnd: Exclude<ContractToEnd, "unknown">,
  { name, was }: { readonly name: string; readonly was: string | undefined },
): string =>
  toEnd === "older"
    ? `indique que ${quotedName(name)} a encore un contrat d’achat d’avant le 9\u00a0octobre 2021`
    : `indique que le contrat d’achat de ${quotedName(name)} prend fin le ${formatDate(toEnd.endsOn)}${instead(was)}`;

const sharedText = (sharesFrom: string): string =>
  sharesFrom === ""
    ? "alors qu’elle partage déjà"
    : `alors que son partage est dit à partir du ${formatDate(sharesFrom)}`;

/** What a last day of its contract means to the project that it joined. */
const endTexts = (name: string, endsOn: string, was: string | undefined) => ({
  isOver: {
    subject: `le contrat d’achat de ${quotedName(name)} est terminé`,
    title: "Un contrat d’achat est terminé",
    said: `Le contrat d’achat de ${quotedName(name)} est terminé depuis le ${formatDate(endsOn)}\u00a0: le partage peut commencer.`,
    next: "Votre page d’accueil dit ce qui reste à faire avant. Dites ensuite le jour où l’installation entre dans le partage.",
  },
  isPast: {
    subject: `le contrat d’achat de ${quotedName(name)} a pris fin`,
    title: "Un contrat d’achat a pris fin",
    said: `indique que le contrat d’achat de ${quotedName(name)} a pris fin le ${formatDate(endsOn)}${instead(was)}\u00a0: le partage de cette installation peut commencer.`,
    next: "Votre page d’accueil dit ce qui reste à faire avant.",
  },
  isToCome: {
    subject: `un contrat d’achat prend fin le ${formatDate(endsOn)}`,
    title: "Un contrat d’achat a une date de fin",
    said: `indique que le contrat d’achat de ${quotedName(name)} prend fin le ${formatDate(endsOn)}${instead(was)}.`,
    next: `Le partage de cette installation ne commence pas avant le ${formatDate(firstDayAfter(endsOn))}. Nous vous écrirons ce jour-là.`,
  },
});

/** Whether its contract ended before the day from which it is said to share: its owner chose that day by it. */
const isSettled = ({ sharesFrom = null }: ContractedPlant, endsOn: string): boolean =>
  sharesFrom !== null && sharesFrom > endsOn;

interface Told {
  readonly title: string;
  readonly paragraphs: readonly [said: string, next: string];
}

/** That its contract runs beside the sharing. */
const runningTold = (said: string, toEnd: Exclude<ContractToEnd, "unknown">, sharesFrom: string): Told => ({
  title: "Un contrat d’achat court après le début du partage",
  paragraphs: [
    `${said}, ${sharedText(sharesFrom)}.`,
    `Les deux ne se cumulent pas\u00a0: voyez ensemble ${toEnd === "older" ? "si ce contrat court vraiment" : "quelle date est juste"}, et laissez l’installation hors du partage jusqu’à la fin du contrat.`,
  ],
});

/** That it no longer does, of who read that it did; of who knows no more of it, that he is to be asked. */
function mendedTold(
  who: string,
  name: string,
  {
    contractEndsOn,
    purchaseContract,
    was,
    today,
  }: ContractedPlant & { was: string | undefined; today: string },
): Told {
  const title = "Le contrat d’achat ne s’oppose plus au partage";
  const next =
    "C’est ce qui vaut désormais\u00a0: si vous aviez laissé l’installation hors du partage, elle peut y revenir.";
  if (contractEndsOn) {
    const ends = isContractOver(contractEndsOn, today) ? "a pris fin" : "prend fin";
    const said = `${who} indique que le contrat d’achat de ${quotedName(name)} ${ends} le ${formatDate(contractEndsOn)}${instead(was)}.`;
    return { title, paragraphs: [said, next] };
  }
  return purchaseContract
    ? {
        title,
        paragraphs: [
          `${who} indique que ${quotedName(name)} n’a pas de contrat d’achat d’avant le 9\u00a0octobre 2021.`,
          next,
        ],
      }
    : {
        title: "Un contrat d’achat n’est plus connu",
        paragraphs: [
          `${who} ne dit plus que ${quotedName(name)} a un contrat d’achat d’avant le 9\u00a0octobre 2021, ni qu’il a pris fin.`,
          "Demandez-lui ce qu’il en est\u00a0: un tel contrat ne se cumule pas avec le partage.",
        ],
      };
}

interface Said {
  readonly plant: ContractedPlant;
  readonly sides: NonNullable<Awaited<ReturnType<typeof findSides>>>;
  readonly told: ToldContract;
  readonly now: ToldContract;
  readonly today: string;
}

type Words = Told & { readonly subject: string; readonly limit: Parameters<typeof mayTell>[1] };

/** What its holder says otherwise than the owner was told; null where that is nothing, or begins nothing: of one that shares from a later day, or once its day is over from any, he is told no more. */
function wordsOf({ plant, sides, told, now, today }: Said): Words | null {
  const { name } = sides;
  const who = `${sides.firstName} ${sides.lastName}`;
  const was = told.endsOn === null || told.endsOn === now.endsOn ? undefined : told.endsOn;
  if (now.tooLong === null && told.tooLong === null) {
    const { endsOn } = now;
    if (endsOn === null || endsOn === told.endsOn) return null;
    if (isSettled(plant, endsOn) || hasBegun(plant, endsOn, today)) return null;
    const texts = endTexts(name, endsOn, was)[isContractOver(endsOn, today) ? "isPast" : "isToCome"];
    const paragraphs = [`${who} ${texts.said}`, texts.next] as const;
    return { ...texts, paragraphs, limit: "contractMailsPerPoint" };
  }
  if (isDeepStrictEqual(now.tooLong, told.tooLong)) return null;
  const running = now.tooLong
    ? runningTold(`${who} ${saidText(now.tooLong, { name, was })}`, now.tooLong, plant.sharesFrom ?? "")
    : mendedTold(who, name, { ...plant, was, today });
  const subject = `${running.title.charAt(0).toLowerCase()}${running.title.slice(1)}`;
  return { ...running, subject, limit: "runningContractMailsPerPoint" };
}

/** To the owner of a project, of another's plant: what its holder says of its contract once he has left it some minutes, against what was told before. */
export async function contractSaidMail(
  deps: Deps,
  event: EventOf<"contract-ends"> | EventOf<"contract-runs-too-long">,
  jobId: string,
): Promise<Mail[]> {
  const id = event.productionPointId;
  const today = dayInParis(deps.now());
  const plant = (await findContracted(deps.db, [id])).get(id);
  const sides = await findSides(deps, id);
  if (!plant || !sides) return [];
  const { projectId, projectName, email, ownerFirstName } = sides;
  const { told, kept } = await findTold(deps.db, projectId, event, "owner");
  const now = { endsOn: plant.contractEndsOn ?? null, tooLong: runsTooLong(plant, today) };
  const words = wordsOf({ plant, sides, told, now, today });
  if (!words || !(await mayTell(deps, words.limit, event))) return [];
  const mail = composeMail(deps, jobId, {
    to: email,
    subject: `${quotedName(projectName)}\u00a0: ${words.subject}`,
    title: words.title,
    paragraphs: [`Bonjour ${ownerFirstName},`, ...words.paragraphs],
    action: { label: "Ouvrir mes producteurs", url: webLink(deps, pages.ownerProducer.to({ projectId })) },
  });
  await tellOnce(deps, event, { reader: "owner", kept, now, mails: [mail] });
  return [];
}

/** To the same, that the day is over on which its contract ended. */
async function contractOverMail(deps: Deps, event: EventOf<"contract-ends">, jobId: string): Promise<Mail[]> {
  const id = event.productionPointId;
  const plant = (await findContracted(deps.db, [id])).get(id);
  const endsOn = plant?.contractEndsOn;
  const today = dayInParis(deps.now());
  if (!plant || !endsOn || !isContractOver(endsOn, today)) return [];
  if (isSettled(plant, endsOn) || hasBegun(plant, endsOn, today)) return [];
  const sides = await findSides(deps, id);
  if (!sides || !(await mayTell(deps, "endedContractMailsPerPoint", event))) return [];
  const { name, projectId, projectName, email, ownerFirstName } = sides;
  const { subject, title, said, next } = endTexts(name, endsOn, undefined).isOver;
  return [
    composeMail(deps, jobId, {
      to: email,
      subject: `${quotedName(projectName)}\u00a0: ${subject}`,
      title,
      paragraphs: [`Bonjour ${ownerFirstName},`, said, next],
      action: { label: "Ouvrir mon projet", url: webLink(deps, pages.ownerHome.to({ projectId })) },
    }),
  ];
}

export const contractEndsMail = (
  deps: Deps,
  event: EventOf<"contract-ends">,
  jobId: string,
): Promise<Mail[]> =>
  event.isOver ? contractOverMail(deps, event, jobId) : contractSaidMail(deps, event, jobId);
