import { type AccountingSheet, accountingCalls } from "@mec/api/document";
import type { SignatoryInput } from "@mec/domain/signatory";
import { addressAt, aSignatory } from "./application-fixtures.ts";
import type { TestServer, Visitor } from "./harness.ts";

export const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, " ");

export const company = (email: string, name: string, siretId: string): SignatoryInput => ({
  entityType: "Professionnel",
  name: "Pujol",
  firstName: "Marc",
  gender: aSignatory.gender,
  email,
  phoneNumber: aSignatory.phoneNumber,
  socialReason: name,
  furnitureName: name,
  officialRole: "gérant",
  socialAddress: addressAt(),
  juridiction: "SARL",
  siretId,
});

export const signsFor =
  (server: TestServer, column: "consumption_point_id" | "production_point_id", id: string) =>
  async (identity: SignatoryInput): Promise<void> => {
    const { db } = server.deps;
    await db.deleteFrom("signatory").where(column, "=", id).execute();
    const row = { [column]: id, identity: JSON.stringify(identity), updated_at: new Date() };
    await db.insertInto("signatory").values(row).execute();
  };

export const becomeBusiness = ({ deps }: TestServer, id: string) =>
  deps.db
    .updateTable("consumption_point")
    .set({ consumer_type: "professional" })
    .where("id", "=", id)
    .execute();

export const readAccounting = (visitor: Visitor, id: string): Promise<AccountingSheet | null> =>
  visitor.call(accountingCalls.getAccounting, { params: { id } });

/** Each line as it is read: "Le prix / Électricité affectée, HT": "0,1200 €/kWh (12 c€/kWh)". */
export const linesOf = (sheet: AccountingSheet | null): Map<string, string> =>
  new Map(
    (sheet?.sections ?? []).flatMap(({ title, rows }) =>
      rows.map(({ label, text }) => [plain(`${title} / ${label}`), plain(text)] as const),
    ),
  );
