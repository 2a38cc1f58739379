import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { type Lacking, standingOf } from "../../../parts/application/standing.ts";
import type { DocumentsStanding } from "../../../parts/document/holder-states.ts";
import { consumerNextStep, withoutApplication } from "./next-step.ts";

const progress = (status: ApplicationStatus | null) =>
  status && { progress: [{ id: "1", status, createdAt: "2026-03-01T10:00:00.000Z" }] };

const consumer = (prm = "16123456789012") => ({ id: "c1", prm }) as unknown as ConsumptionPoint;

/** Where an application of this status stands, as `useStanding` says it. */
function whereabouts(
  status: ApplicationStatus,
  documents: DocumentsStanding = "preparing",
  lacking: Lacking[] = [],
  toSign = 3,
  due: string | null = null,
) {
  const application = {
    id: "a1",
    projectId: "p1",
    consumerId: "c1",
    isFromProjectOwner: false,
    ...progress(status),
  } as ApplicationProgress;
  const isFeeDue = due !== null;
  const standing = standingOf(application, { documents, lacking, toSign, isFeeDue });
  return { standing, documents, lacking, toSign, due };
}

describe("the next step of a consumption point", () => {
  it("is to answer a price that was proposed", () => {
    expect(consumerNextStep(consumer(), whereabouts("PROPOSAL"))).toMatchObject({
      action: "Répondre",
      to: "/consumer/c1/application",
    });
  });

  it("is told as its own page tells it once all is signed, whenever the project is to begin", () => {
    const once = { next: "Le projet doit démarrer en juillet 2027." };
    expect(consumerNextStep(consumer(), whereabouts("SIGNED"), once)).toMatchObject({
      text: once.next,
      action: "Suivre ma demande",
    });
  });

  it("is to send the letters that end what was signed, as its own page asks", () => {
    const signed = { ...whereabouts("SIGNED"), letters: 2 };
    const once = { next: "Vos papiers prennent fin par écrit.", isYours: true };
    expect(consumerNextStep(consumer(), signed, once)).toEqual({
      text: once.next,
      action: "Voir mes lettres",
      to: "/consumer/c1/application#departure",
    });
  });

  it("is to follow an application that waits, whether or not it lacks its meter", () => {
    for (const prm of ["", "16123456789012"])
      expect(consumerNextStep(consumer(prm), whereabouts("APPLICATION"))).toMatchObject({
        action: "Suivre ma demande",
        to: "/consumer/c1/application",
      });
  });

  it("is to sign once the documents are ready, to wait before and after", () => {
    const actions = (["preparing", "to-sign", "signed"] as const).map(
      (documents) => consumerNextStep(consumer(), whereabouts("SIGNATURE", documents)).action,
    );
    expect(actions).toEqual(["Suivre ma demande", "Signer mes documents", "Suivre ma demande"]);
    const one = consumerNextStep(consumer(), whereabouts("SIGNATURE", "to-sign", [], 1));
    expect(one.action).toBe("Signer mon document");
    expect(one.text).toMatch(/^Un document est prêt\u00a0: lisez-le/u);
  });

  it("is to pay his membership once he has signed, and after what only he can do before", () => {
    const due = "À régler, si ce n’est déjà fait : 15,00 €.";
    const at = (...[status, documents, lacking]: Parameters<typeof whereabouts>) =>
      consumerNextStep(consumer(), whereabouts(status, documents, lacking, 3, due));
    for (const step of [at("SIGNATURE", "signed"), at("SIGNED", "signed")]) {
      expect(step).toMatchObject({ action: "Voir comment payer", to: "/consumer/c1/application" });
      expect(step.text).toMatch(/\S\. À régler, si ce n’est déjà fait : 15,00 €\.$/u);
    }
    expect(at("SIGNATURE", "to-sign").action).toBe("Signer mes documents");
    expect(at("SIGNATURE", "to-confirm").action).toBe("Suivre ma demande");
    expect(at("SIGNATURE", "preparing", ["signatory"]).action).toBe("Compléter mon profil");
    expect(at("EXPLOITATION").action).toBe("Suivre ma demande");
  });

  it("is to say what the documents of an accepted candidate lack", () => {
    const step = consumerNextStep(consumer(), whereabouts("SIGNATURE", "preparing", ["signatory"]));
    expect(step).toMatchObject({ action: "Compléter mon profil", to: "/consumer/c1/my-profile" });
    expect(step.text).toContain("qui signe");
  });
});

describe("a consumption point that is in no project", () => {
  it("looks for one, called by the kind of place that it is", () => {
    const told = (consumerType: "individual" | "professional") =>
      withoutApplication({ id: "c1", consumerType }).text;
    expect(told("individual")).toContain("Ce logement");
    expect(told("professional")).toContain("Ce lieu");
  });

  it("is led to what it has left, by the project's name and the day", () => {
    const left = {
      ...{ projectId: "p1", projectName: "Soleil", leftAt: "2026-11-27T09:00:00.000Z" },
      ...{ progress: [], signed: [] },
    };
    expect(withoutApplication({ id: "c1", consumerType: "professional", left })).toMatchObject({
      text: "Participation terminée le 27 novembre 2026, projet «\u00a0Soleil\u00a0».",
      to: "/consumer/c1/application",
    });
  });
});
