import type { ApplicationProgress } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { toldOnceSigned } from "./told-once-signed.ts";

const plain = (text: unknown) => String(text).replaceAll(/[\u00a0\u202f]/gu, " ");
const at = (status: ApplicationProgress["progress"][number]["status"]) => ({
  progress: [{ id: "1", status, createdAt: "2026-11-26T10:00:00.000Z", by: "owner" as const }],
});
const july = { stage: "recruiting", expectedStart: "2027-07" } as const;
const today = "2026-11-26";

describe("once all is signed", () => {
  it("a start that the project announces is said in place of the usual two weeks", () => {
    expect(plain(toldOnceSigned(at("SIGNED"), july, today)?.next)).toContain("doit démarrer en juillet 2027");
    for (const project of [
      { ...july, expectedStart: null },
      { ...july, expectedStart: "2026-11" },
      { ...july, stage: "running" as const },
      null,
    ])
      expect(toldOnceSigned(at("SIGNED"), project, today)).toBeNull();
    expect(toldOnceSigned(at("SIGNATURE"), july, today)).toBeNull();
    expect(toldOnceSigned(at("EXPLOITATION"), july, today)).toBeNull();
  });

  it("a contract that takes effect later than the usual two weeks, and than the month announced, says from when", () => {
    const signed = { ...at("SIGNED"), saleStartsOn: "2027-03-01" };
    const text = "Votre contrat prend effet le 1er mars 2027 : le partage commence alors, au plus tôt.";
    for (const project of [null, { ...july, expectedStart: "2027-01" }])
      expect(plain(toldOnceSigned(signed, project, today)?.next)).toContain(text);
    expect(plain(toldOnceSigned(signed, july, today)?.next)).toContain("doit démarrer en juillet 2027");
    expect(toldOnceSigned({ ...signed, saleStartsOn: "2026-12-05" }, null, today)).toBeNull();
  });

  it("who may not be supplied yet reads from which day", () => {
    const signed = { ...at("SIGNED"), suppliedFrom: "2026-12-15" };
    expect(plain(toldOnceSigned(signed, null, today)?.next)).toContain(
      "L’électricité locale commence pour vous le 15 décembre 2026 au plus tôt",
    );
    expect(plain(toldOnceSigned(signed, july, today)?.next)).toContain("doit démarrer en juillet 2027");
  });

  it("who asked to leave reads that first, sharing or not", () => {
    const departure = {
      requestedAt: "2026-11-26T10:00:00.000Z",
      leavingOn: "2027-03-31",
      reason: "Déménagement",
    };
    for (const status of ["SIGNED", "EXPLOITATION"] as const) {
      expect(plain(toldOnceSigned({ ...at(status), departure }, july, today)?.next)).toContain(
        "Vous avez demandé, le 26 novembre 2026, à partir le 31 mars 2027",
      );
    }
  });

  it("who has letters to send, without which nothing ends, reads that first, with the end that they bring", () => {
    const departure = {
      requestedAt: "2026-11-26T10:00:00.000Z",
      leavingOn: "2026-11-30",
      noticeEndsOn: "2027-01-26",
      reason: "",
    };
    const told = toldOnceSigned({ ...at("SIGNED"), departure, letters: 2 }, july, today);
    expect(told).toMatchObject({ title: "Envoyez vos deux lettres", actor: "À vous d’agir", isYours: true });
    const ends = "mettent fin au contrat de vente le 26 janvier 2027 au plus tard";
    expect(plain(told?.next)).toContain(`Si vous les envoyez aujourd’hui, elles ${ends}.`);
    // Nobody says that they were sent: a day later, they may still be to send.
    const later = toldOnceSigned({ ...at("SIGNED"), departure, letters: 2 }, july, "2026-11-28");
    expect(plain(later?.next)).toContain(
      `Parties le jour de votre demande, elles ${ends} ; parties depuis, plus tard d’autant.`,
    );
    expect(plain(told?.next)).not.toContain("Vous avez demandé");
    const read = (asked: object, letters = 1) =>
      plain(
        toldOnceSigned({ ...at("SIGNED"), departure: { ...departure, ...asked }, letters }, july, today)
          ?.next,
      );
    expect(read({})).toContain("Si vous l’envoyez aujourd’hui, elle met fin");
    // The notice runs out before the contract would have taken effect.
    const never = read({ saleStartsOn: "2027-03-01" }, 2);
    expect(never).toContain("qui ne prend effet que le 1er mars 2027, prend fin avant");
    expect(never).not.toContain("26 janvier");
  });

  it("who may still retract reads that first, with its last day, before his letters", () => {
    const departure = {
      requestedAt: "2026-11-26T10:00:00.000Z",
      leavingOn: "2026-11-30",
      noticeEndsOn: "2027-01-26",
      reason: "",
    };
    const told = (retractUntil?: string | null) =>
      toldOnceSigned({ ...at("SIGNED"), departure, letters: 2, retractUntil }, july, today);
    expect(plain(told("2026-12-10")?.title)).toBe("Rétractez-vous, sans frais, jusqu’au 10 décembre 2026");
    expect(plain(told("2026-12-10")?.next)).toMatch(
      /^Le plus simple, jusqu’au 10 décembre 2026 inclus : « Me rétracter » met fin à tout aussitôt, sans frais ni lettre\. Départ demandé/u,
    );
    expect(told(null)?.title).toBe("Rétractez-vous, sans frais");
    expect(told()?.title).toBe("Envoyez vos deux lettres");
  });

  it("who has letters to send reads it also once his day is settled, until he says that they have left", () => {
    const departure = {
      requestedAt: "2026-11-26T10:00:00.000Z",
      leavingOn: "2026-12-15",
      settledFor: "2026-12-15",
      reason: "",
    };
    const read = (letters: number) =>
      toldOnceSigned({ ...at("EXPLOITATION"), departure, letters }, july, today);
    expect(read(1)).toMatchObject({ title: "Envoyez votre lettre", actor: "À vous d’agir", isYours: true });
    expect(plain(read(1)?.next)).toBe(
      "Vous partez le 15 décembre 2026, réglé avec le porteur du projet. Mais vos papiers prennent fin par écrit : sans votre lettre à l’association, vous en restez membre, et la cotisation revient chaque 31 janvier.",
    );
    expect(read(0)).toMatchObject({ title: "Vous partez le 15 décembre 2026", isYours: false });
  });

  it("who bears the project himself settles his place's departure, and writes to nobody", () => {
    const departure = { requestedAt: "2026-11-26T10:00:00.000Z", leavingOn: "2027-03-31", reason: "" };
    const read = (settled: object) =>
      toldOnceSigned({ ...at("SIGNED"), departure: { ...departure, ...settled }, isOwn: true }, july, today);
    for (const told of [read({}), read({ settledFor: "2027-03-31" })]) {
      expect(plain(told?.next)).toContain("depuis votre espace");
      expect(plain(told?.next)).not.toMatch(/porteur|e-mail/u);
    }
    expect(read({})?.actor).toBe("À vous d’agir");
  });

  it("who asked to leave before his contract's notice reads its end, on a card that says that he leaves", () => {
    const asked = { requestedAt: "2026-11-26T10:00:00.000Z", leavingOn: "2026-11-30", reason: "" };
    const of = (noticeEndsOn: string, status: "SIGNED" | "EXPLOITATION" = "SIGNED") =>
      toldOnceSigned({ ...at(status), departure: { ...asked, noticeEndsOn } }, july, today);
    expect(of("2027-01-26")?.title).toBe("Vous partez");
    expect(plain(of("2027-01-26")?.next)).toContain("au plus tard le 26 janvier 2027");
    expect(plain(of("2026-11-30")?.next)).not.toContain("au plus tard");
    const neverBegun = { ...asked, noticeEndsOn: "2027-01-26", saleStartsOn: "2027-03-01" };
    const before = plain(toldOnceSigned({ ...at("EXPLOITATION"), departure: neverBegun }, july, today)?.next);
    expect(before).toContain("qui ne prend effet que le 1er mars 2027, prend fin avant");
    expect(before).not.toContain("26 janvier 2027");
    // Nobody has settled it: on the contract's first day he takes part, and it binds.
    const late = { ...at("EXPLOITATION"), departure: neverBegun };
    expect(plain(toldOnceSigned(late, july, "2027-04-01")?.next)).not.toContain("prend fin avant");
    const moving = { ...asked, noticeEndsOn: "2027-01-26", movesOut: true as const };
    const told = plain(toldOnceSigned({ ...at("SIGNED"), departure: moving }, july, today)?.next);
    expect(told).toContain("prend fin ce jour-là, sans préavis");
    expect(told).not.toContain("2027");
    // A contract takes effect as its place begins to share.
    expect(plain(of("2027-01-26")?.next)).toContain(
      "s’il commence après cette date, rien ne vous est vendu. Le porteur",
    );
    expect(plain(of("2027-01-26", "EXPLOITATION")?.next)).toContain("plus tôt s’il l’accepte");
  });
});
