import type { Call, ObjectKind } from "@mec/api";
import { cgusVersion } from "@mec/domain/account";
import type { PmoFileKind } from "@mec/domain/pmo";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Relation } from "@mec/domain/shared";
import { inTransaction } from "../src/db/transaction.ts";
import { hashPassword, openSession } from "../src/features/account/index.ts";
import { keepCurve } from "../src/features/study/curves/curve-store.ts";
import { anInterlocutor, insertLegalBody } from "./access-pmo.ts";
import { addressAt, aSignatory } from "./application-fixtures.ts";
import { makeVisitor, strongPassword, type TestServer, type Visitor } from "./harness.ts";

export const people = ["consumer", "otherConsumer", "producer", "owner", "otherOwner", "support"] as const;
type Person = (typeof people)[number];
export const actors = ["visitor", ...people] as const;
export type ActorName = (typeof actors)[number];

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const nowhere = uuid(999);

/** Letters only, so that one fits in a name as well as in an address. */
const canaryOf: Record<Person, string> = {
  consumer: "Zibelinea",
  otherConsumer: "Zibelineb",
  producer: "Zibelinec",
  owner: "Zibelined",
  otherOwner: "Zibelinee",
  support: "Zibelinef",
};
const phoneOf = (person: Person) => `06 99 00 00 ${String(10 + people.indexOf(person))}`;
const prmOf = (person: Person) => `987654321000${String(10 + people.indexOf(person))}`;
const accountIdOf = (person: Person) => uuid(100 + people.indexOf(person));

/** Data that only this person, and those who may know him, should read. */
const secretsOf = (person: Person): string[] => [
  canaryOf[person],
  canaryOf[person].toLowerCase(),
  phoneOf(person),
  prmOf(person),
  accountIdOf(person),
];

/** Whose secrets a person may read: an owner knows his candidates, support knows everyone. */
const known: Record<ActorName, readonly Person[]> = {
  visitor: [],
  consumer: ["consumer"],
  otherConsumer: ["otherConsumer"],
  producer: ["producer"],
  owner: ["owner", "consumer", "producer"],
  otherOwner: ["otherOwner", "otherConsumer"],
  support: people,
};

/** What of a candidate's place is his alone: its owner, who holds none, reads no such field. */
const holdersFields = [`"meterPower":`, `"electricHeating":`];
const isOwner = (actor: ActorName): boolean => actor === "owner" || actor === "otherOwner";

/** What is in an answer that this person must not read: empty, one expectation for all. */
export const secretsRead = (actor: ActorName, body: string): string[] => [
  ...people
    .filter((person) => !known[actor].includes(person))
    .flatMap((person) => secretsOf(person).filter((secret) => body.includes(secret))),
  ...(isOwner(actor) ? holdersFields.filter((field) => body.includes(field)) : []),
];

interface WorldObject {
  readonly id: string;
  readonly relations: Partial<Record<ActorName, readonly Relation[]>>;
}
const support = ["support"] as const;

/** Every object of the world, with what each person is to it. */
export const objects: Record<ObjectKind, readonly WorldObject[]> = {
  project: [
    {
      id: uuid(1),
      relations: { owner: ["owner"], consumer: ["participant"], producer: ["participant"], support },
    },
    { id: uuid(2), relations: { otherOwner: ["owner"], otherConsumer: ["participant"], support } },
  ],
  "consumption-point": [
    { id: uuid(11), relations: { consumer: ["holder"], owner: ["applicant-owner"], support } },
    { id: uuid(12), relations: { otherConsumer: ["holder"], otherOwner: ["applicant-owner"], support } },
  ],
  "production-point": [
    { id: uuid(21), relations: { producer: ["holder"], owner: ["applicant-owner"], support } },
  ],
  application: [
    { id: uuid(31), relations: { consumer: ["holder"], owner: ["owner"], support } },
    { id: uuid(32), relations: { otherConsumer: ["holder"], otherOwner: ["owner"], support } },
    { id: uuid(33), relations: { producer: ["holder"], owner: ["owner"], support } },
  ],
};

/** What the call's access promises this person for this object. */
export function expected(call: Call, actor: ActorName, object?: WorldObject): "open" | 401 | 403 | 404 {
  const { access } = call;
  if (access.who === "anyone") return "open";
  if (actor === "visitor") return 401;
  if (access.who === "user") return "open";
  if (access.who === "support") return actor === "support" ? "open" : 403;
  const relations = object?.relations[actor] ?? [];
  return access.who.some((relation) => relations.includes(relation)) ? "open" : 404;
}

const now = new Date("2026-05-04T08:00:00Z");
let passwordHash: Promise<string> | undefined;

async function insertAccounts({ deps }: TestServer): Promise<void> {
  passwordHash ??= hashPassword(deps, strongPassword, "test");
  const hash = await passwordHash;
  await deps.db
    .insertInto("account")
    .values(
      people.map((person) => ({
        id: accountIdOf(person),
        email: `${canaryOf[person].toLowerCase()}@exemple.fr`,
        password_hash: hash,
        first_name: "Camille",
        last_name: canaryOf[person],
        phone_number: phoneOf(person),
        roles: person === "support" ? ["support"] : [],
        email_verified_at: now,
        cgus_version: cgusVersion,
        cgus_accepted_at: now,
        created_at: now,
      })),
    )
    .execute();
}

const place = { address: JSON.stringify(addressAt()), latitude: 48.1173, longitude: -1.6778 };

async function insertProjects({ deps }: TestServer): Promise<void> {
  const owners = ["owner", "otherOwner"] as const;
  await deps.db
    .insertInto("project")
    .values(
      owners.map((owner, index) => ({
        ...place,
        id: uuid(1 + index),
        account_id: accountIdOf(owner),
        name: `Soleil numéro ${index + 1}`,
        normalised_name: `soleil numero ${index + 1}`,
        description: "Une toiture partagée avec ses voisins. ".repeat(5),
        perimeter: 2 as const,
        city: "Rennes",
        department: "35",
        region: "53",
        repartition_key: "static" as const,
        visibility: true,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** The pictures that the matrix removes; their files are not stored. */
export const imageId = uuid(777);
export const bearerImageId = uuid(778);

async function insertImages({ deps }: TestServer): Promise<void> {
  const picture = { project_id: uuid(1), full_key: "none", thumbnail_key: "none", created_at: now };
  await deps.db
    .insertInto("project_image")
    .values([
      { ...picture, id: imageId, shows: "project" },
      { ...picture, id: bearerImageId, shows: "bearer" },
    ])
    .execute();
}

/** The invitation that the matrix withdraws. */
export const invitationId = uuid(779);

async function insertInvitation({ deps }: TestServer): Promise<void> {
  const invited = { email: "invitee@exemple.fr", token_hash: null, created_at: now };
  await deps.db
    .insertInto("invitation")
    .values({ id: invitationId, project_id: uuid(1), ...invited })
    .execute();
}

async function insertPoints({ deps }: TestServer): Promise<void> {
  const holders = ["consumer", "otherConsumer"] as const;
  for (const [index, holder] of holders.entries()) {
    await deps.db
      .insertInto("consumption_point")
      .values({
        ...place,
        id: uuid(11 + index),
        account_id: accountIdOf(holder),
        name: `Chez ${canaryOf[holder]}`,
        consumer_type: "individual",
        annual_consumption: 4000,
        meter_power: 9,
        electric_heating: true,
        prm: prmOf(holder),
        segment: "C5",
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
  await deps.db
    .insertInto("production_point")
    .values({
      ...place,
      id: uuid(21),
      account_id: accountIdOf("producer"),
      name: `Toit ${canaryOf.producer}`,
      production_type: "photovoltaic",
      annual_production: 9000,
      prm: prmOf("producer"),
      segment: "C5",
      created_at: now,
      updated_at: now,
    })
    .execute();
  const signatories = [
    { consumption_point_id: uuid(11), production_point_id: null, holder: "consumer" as const },
    { consumption_point_id: uuid(12), production_point_id: null, holder: "otherConsumer" as const },
    { consumption_point_id: null, production_point_id: uuid(21), holder: "producer" as const },
  ];
  await deps.db
    .insertInto("signatory")
    .values(
      signatories.map(({ holder, ...point }) => ({
        ...point,
        identity: JSON.stringify({ ...aSignatory, name: canaryOf[holder] }),
        updated_at: now,
      })),
    )
    .execute();
}

async function insertApplications({ deps }: TestServer): Promise<void> {
  const rows = [
    { id: uuid(31), project_id: uuid(1), consumption_point_id: uuid(11), production_point_id: null },
    { id: uuid(32), project_id: uuid(2), consumption_point_id: uuid(12), production_point_id: null },
    { id: uuid(33), project_id: uuid(1), consumption_point_id: null, production_point_id: uuid(21) },
  ];
  const common = { is_from_project_owner: false, invitation_id: null, prm: null, created_at: now };
  await deps.db
    .insertInto("application")
    .values(rows.map((row) => ({ ...row, ...common, status: "APPLICATION" as const })))
    .execute();
  await deps.db
    .insertInto("application_progress")
    .values(
      rows.map(({ id }) => ({
        application_id: id,
        status: "APPLICATION" as const,
        price: null,
        message: null,
        author_id: null,
        acted_as: "holder" as const,
        created_at: now,
      })),
    )
    .execute();
}

/** A document of each point, and so of its project; an object without one is given somebody else's. */
const documentIds = { [uuid(1)]: 41, [uuid(11)]: 41, [uuid(2)]: 42, [uuid(12)]: 42, [uuid(21)]: 43 };
/** Any text may be asked for: the name of an object's method ("constructor") must name no document. */
export const documentOf = (objectId: string): string =>
  uuid((Object.hasOwn(documentIds, objectId) ? documentIds[objectId] : undefined) ?? 41);

async function insertDocuments({ deps }: TestServer): Promise<void> {
  const points = [
    { id: uuid(41), project_id: uuid(1), consumption_point_id: uuid(11), production_point_id: null },
    { id: uuid(42), project_id: uuid(2), consumption_point_id: uuid(12), production_point_id: null },
    { id: uuid(43), project_id: uuid(1), consumption_point_id: null, production_point_id: uuid(21) },
  ];
  await deps.db
    .insertInto("document")
    .values(
      points.map((point) => ({
        ...point,
        kind: "bulletin" as const,
        status: "SENT" as const,
        prepared_key: `${"a".repeat(64)}.pdf`,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** A day of half-hours for each meter, so that whoever may read it has something to read. */
async function insertCurves({ deps }: TestServer): Promise<void> {
  const meters = [
    [asConsumer(uuid(11)), prmOf("consumer")],
    [asConsumer(uuid(12)), prmOf("otherConsumer")],
    [asProducer(uuid(21)), prmOf("producer")],
  ] as const;
  const day = {
    start: new Date("2026-03-01T00:00:00Z"),
    stepMinutes: 30,
    wh: new Float64Array(48),
    repaired: 0,
  };
  for (const [participant, prm] of meters) {
    await inTransaction(deps.db, (tx) => keepCurve(tx, participant, { ...day, prm }, now));
  }
}

/** Each project's owner took its consumers' data away once. */
async function insertDataExports({ deps }: TestServer): Promise<void> {
  await deps.db
    .insertInto("data_export")
    .values(
      [1, 2].map((n) => ({
        project_id: uuid(n),
        consumption_point_ids: [uuid(10 + n)],
        action: "DATA_USAGE_CONSO" as const,
        created_at: now,
      })),
    )
    .execute();
}

/** The file of this kind of the project that an object is about. */
export const pmoFileOf = (kind: PmoFileKind, projectId: string): string =>
  uuid((kind === "pmo-status" ? 700 : 710) + (projectId === uuid(2) ? 2 : 1));
/** The project that an object is about: itself, or the one its application is for. */
export const projectOf = (id: string): string =>
  ["project", "consumption-point"].some((kind) => objects[kind as ObjectKind][1]?.id === id)
    ? uuid(2)
    : uuid(1);

async function insertPmo(server: TestServer): Promise<void> {
  for (const [index, owner] of (["owner", "otherOwner"] as const).entries()) {
    await insertLegalBody(server, {
      projectId: uuid(1 + index),
      interlocutor: {
        ...anInterlocutor,
        lastName: canaryOf[owner],
        email: `${canaryOf[owner].toLowerCase()}@exemple.fr`,
        phoneNumber: phoneOf(owner),
      },
      fileOf: (kind) => pmoFileOf(kind, uuid(1 + index)),
      now,
    });
  }
}

/** Fills an empty database with the world, and signs everyone in. */
export async function makeWorld(server: TestServer): Promise<Record<ActorName, Visitor>> {
  await insertAccounts(server);
  await insertProjects(server);
  await insertImages(server);
  await insertInvitation(server);
  await insertPoints(server);
  await insertCurves(server);
  await insertApplications(server);
  await insertPmo(server);
  await insertDocuments(server);
  await insertDataExports(server);
  const signedIn = await Promise.all(
    people.map(async (person) => {
      const visitor = makeVisitor(server.app);
      const origin = { ip: "127.0.0.1", userAgent: "test" };
      const token = await openSession(server.deps.db, {
        accountId: accountIdOf(person),
        origin,
        now: server.deps.now(),
        hasSecondFactor: person === "support",
      });
      visitor.cookies.set("session", token);
      return [person, visitor] as const;
    }),
  );
  return { visitor: makeVisitor(server.app), ...Object.fromEntries(signedIn) } as Record<ActorName, Visitor>;
}
