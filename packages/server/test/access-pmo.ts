import {
  type MembershipFee,
  type PmoAssociation,
  type PmoFileKind,
  type PmoInterlocutor,
  pmoFileKinds,
} from "@mec/domain/pmo";
import { addressAt } from "./application-fixtures.ts";
import type { TestServer } from "./harness.ts";

/** The association that is each project's legal body. */
export const anAssociation: PmoAssociation = {
  associationName: "Les Watts du Port",
  email: "contact@watts.fr",
  rnaId: "W352012345",
  address: addressAt(),
  preamble: "",
  territory: "Rennes",
  founders: [],
};
export const anInterlocutor: PmoInterlocutor = {
  gender: "F",
  firstName: "Camille",
  lastName: "Durand",
  email: "camille@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  projectIdentification: "",
};
export const aFee: MembershipFee = {
  required: true,
  amount: 10,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  additionalInformation: "",
  paymentMethods: [{ type: "CHEQUE" }],
};

interface LegalBody {
  readonly projectId: string;
  readonly interlocutor: PmoInterlocutor;
  readonly fileOf: (kind: PmoFileKind) => string;
  readonly now: Date;
}

/** Everything a project may know of its legal body; the files' bytes are not stored. */
export async function insertLegalBody(
  { deps: { db } }: TestServer,
  { projectId, interlocutor, fileOf, now }: LegalBody,
): Promise<void> {
  const project = { project_id: projectId, updated_at: now };
  await db
    .insertInto("pmo_interlocutor")
    .values({ ...project, interlocutor: JSON.stringify(interlocutor) })
    .execute();
  await db
    .insertInto("pmo_association")
    .values({ ...project, association: JSON.stringify(anAssociation) })
    .execute();
  await db
    .insertInto("membership_fee")
    .values({ ...project, fee: JSON.stringify(aFee) })
    .execute();
  await db
    .insertInto("pmo_file")
    .values(
      pmoFileKinds.map((kind) => ({
        id: fileOf(kind),
        project_id: projectId,
        kind,
        name: "document.pdf",
        content_type: "application/pdf",
        size: 1000,
        storage_key: `${"b".repeat(64)}.pdf`,
        created_at: now,
      })),
    )
    .execute();
}
