import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { publicProjectCalls } from "@mec/api/project";
import { addressAt } from "./application-fixtures.ts";
import type { TestServer } from "./harness.ts";
import { type Signing, sendToSign, startSigning } from "./signature-fixtures.ts";

/** Whoever receives a mail of a product in which everything happened. */
export interface World {
  readonly server: TestServer;
  readonly signing: Signing;
  readonly documentIds: string[];
  readonly ids: Record<"message" | "alert" | "invitation" | "change" | "consent" | "signer", string>;
}

/** Who has no account. */
export const another = "inconnue@exemple.fr";
const idOf = async (
  { deps: { db } }: TestServer,
  table: "contact_message" | "project_alert" | "invitation" | "email_change" | "sge_consent",
) => (await db.selectFrom(table).select("id").executeTakeFirstOrThrow()).id;

/** Everything that causes a mail, once, by people who type normal input. */
export async function aWorld(): Promise<World> {
  const { server, signing } = await startSigning();
  const documentIds = await sendToSign(server, signing, ["bulletin", "accord"]);
  const unknown = { ...signing, participant: { ...signing.participant, email: another } };
  documentIds.push(...(await sendToSign(server, unknown, ["salesContract"])));
  const visitor = server.visitor();
  const words = { name: "Lou", email: "lou@exemple.fr", message: "Bonjour, puis-je me joindre à vous ?" };
  await visitor.call(publicProjectCalls.contactOwner, { params: { id: signing.projectId }, body: words });
  await visitor.call(publicProjectCalls.createProjectAlert, {
    body: { email: "lou@exemple.fr", address: addressAt() },
  });
  const body = { emails: ["voisine@exemple.fr"] };
  await signing.owner.call(applicationCalls.invite, { params: { id: signing.projectId }, body });
  await signing.holder.call(accountCalls.updateProfile, {
    body: { firstName: "Hugo", lastName: "Petit", email: "hugo@ailleurs.fr" },
  });
  const now = server.deps.now();
  await server.deps.db
    .insertInto("sge_consent")
    .values({
      account_id: signing.holder.id,
      consumption_point_id: signing.application.consumerId ?? null,
      production_point_id: null,
      holder_name: "Hugo Petit",
      prm: "12345678901234",
      text_version: "1",
      text_hash: "0".repeat(64),
      given_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      ip: "127.0.0.1",
      user_agent: "",
    })
    .execute();
  await server.settle();
  const signer = await server.deps.db
    .selectFrom("signature_signer")
    .select("id")
    .where("email", "=", signing.participant.email)
    .executeTakeFirstOrThrow();
  const ids = {
    message: await idOf(server, "contact_message"),
    alert: await idOf(server, "project_alert"),
    invitation: await idOf(server, "invitation"),
    change: await idOf(server, "email_change"),
    consent: await idOf(server, "sge_consent"),
    signer: signer.id,
  };
  return { server, signing, documentIds, ids };
}
