import type { DuesCall } from "@mec/api/overview";
import { callLackText, duesCall, owedBy } from "@mec/domain/pmo";
import { dayInParis } from "@mec/domain/shared";
import { isPublicBody } from "@mec/domain/signatory";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { addressText } from "../../documents/to-sign/identity.ts";
import { readPmo } from "../pmo/index.ts";
import { type DueFee, findDues, findOwing, memberName, type OwingPoint } from "./dues.ts";

/** Whom these points' dues are asked of: a member once, by his body, with all of his points. */
export async function findMembers(db: Db, projectId: string, dues: readonly DueFee[]) {
  const members = new Map<string, OwingPoint[]>();
  for (const point of await findOwing(db, projectId, dues)) {
    const key = `${memberName(point)} ${point.email}`;
    members.set(key, [...(members.get(key) ?? []), point]);
  }
  return [...members.values()].flatMap((points) => {
    const [first] = points;
    return first ? [{ first, points }] : [];
  });
}

/** In whose name dues are called, and how they are paid to it. */
export async function findPayee(db: Db, projectId: string) {
  const { association, fee } = await readPmo(db, projectId);
  return {
    association: association?.associationName ?? "",
    seat: association?.address.label ? addressText(association.address) : "",
    methods: fee?.paymentMethods ?? [],
  };
}

/** Each of these members with the letter that calls him for all of his points. */
export async function writeCalls(db: Db, projectId: string, dues: readonly DueFee[], day: string) {
  const amounts = new Map(dues.map(({ id, ...due }) => [id, due]));
  const payee = await findPayee(db, projectId);
  return (await findMembers(db, projectId, dues)).map(({ first, points }) => {
    const owing = points.map(({ id, place }) => ({
      name: place,
      yearly: amounts.get(id)?.yearly ?? 0,
      once: amounts.get(id)?.once ?? 0,
    }));
    const name = memberName(first);
    const member = { ...payee, name, points: owing, isPublicBody: isPublicBody(first.identity) };
    return {
      name,
      email: first.email,
      points: owing.map((point) => point.name),
      amountEur: owedBy(owing),
      ...duesCall(member, day),
    };
  });
}

/** Who owes what today, each member with all of his points and the letter that calls him for them. */
export async function getDuesCall(
  { db, now }: Pick<Deps, "db" | "now">,
  projectId: string,
): Promise<DuesCall> {
  const today = dayInParis(now());
  const lacks = callLackText(await findPayee(db, projectId));
  const members = await writeCalls(db, projectId, await findDues(db, projectId, today), today);
  return { members, ...(lacks && { lacks }) };
}
