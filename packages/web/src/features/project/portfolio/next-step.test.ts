import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { type Lacking, standingOf } from "../../../parts/application/standing.ts";
import type { DocumentsStanding } from "../../../parts/document/holder-states.ts";
import { consumerNextStep } from "./next-step.ts";
import { noDocuments, producerNextStep, tellsConnection } from "./producer-step.ts";

const progress = (status: ApplicationStatus | null) =>
  status && { progress: [{ id: "1", status, createdAt: "2026-03-01T10:00:00.000Z" }] };

const consumer = (prm = "16123456789012") => ({ id: "c1", prm }) as unknown as ConsumptionPoint;

/** Where an application of this status stands, as `useStanding` says it. */
function whereabouts(
  status: ApplicationStatus,
  documents: DocumentsStanding = "preparing",
  lacking: Lacking[] = [],
) {
  const application = {
    id: "a1",
    projectId: "p1",
    consumerId: "c1",
    isFromProjectOwner: false,
    ...progress(status),
  } as ApplicationProgress;
  return { standing: standingOf(application, { documents, lacking }), documents, lacking };
}

const producer = (facts: object) =>
  ({
    id: "p1",
    operational: { isOperational: true },
    applicationProgress: null,
    ...facts,
  }) as unknown as ProductionPoint;

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
  });

  it("is to say what the documents of an accepted candidate lack", () => {
    const step = consumerNextStep(consumer(), whereabouts("SIGNATURE", "preparing", ["signatory"]));
    expect(step).toMatchObject({ action: "Compléter mon profil", to: "/consumer/c1/my-profile" });
    expect(step.text).toContain("qui signe");
  });
});

describe("the next step of a production point", () => {
  it("is in the project that it belongs to, when that is one's own", () => {
    const point = producer({ projectId: "own" });
    expect(producerNextStep(point, new Set(["own"])).to).toBe("/project-owner/own/my-producer");
    expect(producerNextStep(point, new Set()).to).toBe("/explore");
  });

  const planned = (status: ApplicationStatus) =>
    producerNextStep(
      producer({ applicationProgress: progress(status), operational: { isOperational: false } }),
      new Set(),
    );

  it("is to change the installation that was proposed as long as it has no answer: what it would bring stands beside", () => {
    expect(planned("APPLICATION")).toMatchObject({
      action: "Modifier l’installation",
      to: "/on-boarding/project-owner/create-production-point/typology?productionPointId=p1",
    });
  });

  it("tells that a meter is to be given only once it is asked for", () => {
    const tells = (status: ApplicationStatus, prm?: string) =>
      tellsConnection(producer({ applicationProgress: progress(status), operational: { prm } }));
    expect(tells("APPLICATION")).toBe(false);
    expect(tells("APPLICATION", "14295224261882")).toBe(true);
    expect(tells("SIGNATURE")).toBe(true);
  });

  it("is to give the meter once accepted: the documents need it", () => {
    expect(planned("SIGNATURE").action).toBe("Renseigner le PDL");
  });

  const accepted = (documents: Partial<typeof noDocuments>, isOperational = true) =>
    producerNextStep(
      producer({ applicationProgress: progress("SIGNATURE"), operational: { isOperational } }),
      new Set(),
      { ...noDocuments, ...documents },
    );

  it("says nothing of an accepted producer's documents until they have come", () => {
    const point = producer({ applicationProgress: progress("SIGNATURE") });
    expect(producerNextStep(point, new Set(), null)).toMatchObject({ text: "", isYours: false });
  });

  it("is to sign once the documents are ready, on their page at once", () => {
    expect(accepted({}).text).toContain("prépare les documents");
    expect(accepted({ standing: "to-sign" })).toMatchObject({
      text: "Vos documents sont prêts\u00a0: lisez-les et signez-les.",
      action: "Lire et signer mes documents",
      to: "sign",
      isYours: true,
    });
  });

  it("is first to give what the documents lack: who signs, then the meter", () => {
    const both = accepted({ lacking: ["signatory", "meter"] }, false);
    expect(both).toMatchObject({ action: "Dire qui signe", to: "documents", isYours: true });
    expect(both.text).toContain("à dire qui signe et à donner le numéro");
    expect(accepted({ lacking: ["meter"] }, false)).toMatchObject({
      action: "Renseigner le PDL",
      isYours: true,
    });
  });

  it("is, of panels that are still to be laid, what comes next in its order, and no two minutes for who signs", () => {
    const point = producer({
      productionType: "photovoltaic",
      applicationProgress: progress("SIGNATURE"),
      operational: { isOperational: false, prm: "", isPlanned: true },
    });
    const step = (lacking: Lacking[]) => producerNextStep(point, new Set(), { ...noDocuments, lacking });
    // Who signs can be said today; the meter comes with the panels.
    expect(step(["signatory", "meter"])).toMatchObject({
      action: "Dire qui signe",
      to: "documents",
      isYours: true,
    });
    expect(step(["signatory", "meter"]).text).toContain(
      "Dites dès maintenant qui signe. Ensuite, dans l’ordre\u00a0: poser et raccorder les panneaux, puis donner le numéro du compteur (PDL).",
    );
    expect(step(["meter"])).toMatchObject({ action: "Renseigner le PDL", isYours: false });
    expect(step(["meter"]).text).toContain("poser et raccorder les panneaux, puis donner le numéro");
    expect(step(["meter"]).text).not.toContain("Vous recevrez un e-mail");
  });

  it("is to wait for who must still sign once he has signed, then for the contracts of his consumers", () => {
    const awaited = [{ name: "Odile Martin", role: "pmo" as const }];
    expect(accepted({ standing: "signed", awaited }).text).toContain(
      "Odile Martin (pour l’association) doit encore signer",
    );
    expect(accepted({ standing: "signed" }).text).toContain("prépare les contrats de vente");
    expect(accepted({ standing: "signed", sales: "selling" }).text).toContain(
      "consommateur par consommateur",
    );
  });

  it("is to wait for the owner once he has asked to leave", () => {
    const departure = { leavingOn: "2027-03-03", reason: "", requestedAt: "2026-11-26T10:00:00.000Z" };
    const leaving = (status: ApplicationStatus) =>
      producerNextStep(
        producer({
          applicationProgress: { ...progress(status), departure },
          operational: { isOperational: true },
        }),
        new Set(),
      ).text;
    for (const status of ["SIGNED", "EXPLOITATION"] as const)
      expect(leaving(status)).toContain("demandé à partir le 3 mars 2027");
  });

  it("says that nobody buys where his only consumer has retracted, and promises no start", () => {
    const { text } = producerNextStep(
      producer({ applicationProgress: progress("SIGNED"), operational: { isOperational: true } }),
      new Set(),
      { ...noDocuments, unsignedSales: 0, isSelling: false },
    );
    expect(text).toContain("personne n’achète encore votre électricité");
    expect(text).not.toContain("premier jour");
  });

  it("is, once his documents are signed, what is still to come in its order: contracts, meter, declaration, first day", () => {
    const signed = (unsignedSales: number | null, isOperational = true) =>
      producerNextStep(
        producer({ applicationProgress: progress("SIGNED"), operational: { isOperational } }),
        new Set(),
        { ...noDocuments, unsignedSales },
      ).text.replaceAll("\u00a0", " ");
    expect(signed(4, false)).toBe(
      "Vos documents sont signés. La suite, dans l’ordre : 4 contrats de vente à signer ; le numéro de votre compteur (PDL) ; la déclaration de l’opération à Enedis, par le porteur ; le premier jour de partage, annoncé par e-mail.",
    );
    for (const known of [0, null])
      expect(signed(known)).toBe(
        "Vos documents sont signés. La suite, dans l’ordre : la déclaration de l’opération à Enedis, par le porteur ; le premier jour de partage, annoncé par e-mail.",
      );
  });
});
