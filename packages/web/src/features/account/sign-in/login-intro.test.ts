import { pages } from "@mec/api";
import { expect, it } from "vitest";
import { loginIntro } from "./login-intro.ts";

it.each([
  [pages.consumerApplication.to({ consumerId: "c1" }), "retrouver votre candidature"],
  [`${pages.consumerApplication.to({ consumerId: "c1" })}?from=mail`, "retrouver votre candidature"],
  [pages.consumerProfile.to({ consumerId: "c1" }), "retrouver votre lieu"],
  [pages.ownerHome.to({ projectId: "p1" }), "retrouver votre projet"],
  [pages.signOwn.to({ place: "consumer", id: "c1" }), "lire et signer vos documents"],
  [pages.faq.to(), "vos projets, vos logements et vos candidatures"],
  [null, "vos projets, vos logements et vos candidatures"],
])("the login says why one comes from %s", (origin, why) => {
  expect(loginIntro(origin)).toContain(why);
});
