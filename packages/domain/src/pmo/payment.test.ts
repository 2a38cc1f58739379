import { expect, it } from "vitest";
import { dueOfLeaver, dueOnSigning, nextDuesText, paymentOf } from "./index.ts";

const fee = {
  required: true,
  amount: 15,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  paymentMethods: [
    { type: "TRANSFER" as const, iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
    { type: "CHEQUE" as const },
  ],
};
const payer = { association: "Les Watts", seat: "3 rue du Port 80000 Amiens", isPublicBody: false };
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("says what is due once a bulletin is signed, to whom and by which means", () => {
  const payment = paymentOf([fee], payer);
  expect(plain(payment?.due)).toBe(
    "Votre adhésion est à régler à votre admission : 15,00 € (cotisation de l’année) à l’association « Les Watts ». C’est le bureau de l’association qui vous admet, en général dans le mois. La cotisation revient chaque 31 janvier, sauf autre date fixée par l’association.",
  );
  expect(plain(payment?.reminder)).toBe(
    "À régler à votre admission, si ce n’est déjà fait : 15,00 € (cotisation de l’année) à l’association « Les Watts ». C’est le bureau de l’association qui vous admet, en général dans le mois. La cotisation revient chaque 31 janvier, sauf autre date fixée par l’association.",
  );
  expect(payment?.means.map(plain)).toEqual([
    "par virement : IBAN FR76 3000 6000 0112 3456 7890 189, BIC AGRIFRPP",
    "par chèque à l’ordre de « Les Watts », à envoyer à son siège : 3 rue du Port 80000 Amiens",
  ]);
  // A bulletin of long ago may name no seat.
  expect(paymentOf([fee], { ...payer, seat: "" })?.means.map(plain)).toContain(
    "par chèque à l’ordre de « Les Watts »",
  );
  expect(payment?.iban).toBe("FR7630006000011234567890189");
  expect(payment?.cheque).toEqual({ order: "Les Watts", address: "3 rue du Port 80000 Amiens" });
  expect(paymentOf([fee], { ...payer, seat: "" })?.cheque).toEqual({ order: "Les Watts" });
  expect(paymentOf([fee], { ...payer, isPublicBody: true })).not.toHaveProperty("cheque");
  expect(paymentOf([{ ...fee, paymentMethods: [{ type: "CHEQUE" }] }], payer)).not.toHaveProperty("iban");
});

it("says what each year asks of who has joined, without what was paid once", () => {
  const both = { ...fee, entranceFeeRequired: true, entranceFeeAmount: 5 };
  expect(plain(paymentOf([both], payer)?.yearly)).toBe(
    "Cotisation : 15,00 € par an à l’association « Les Watts », qui vous la demande. La cotisation revient chaque 31 janvier, sauf autre date fixée par l’association.",
  );
  expect(plain(paymentOf([fee, fee], { ...payer, isPublicBody: true })?.yearly)).toContain(
    "30,00 € par an, pour vos 2 lieux, à l’association",
  );
  expect(paymentOf([{ ...both, required: false }], payer)).not.toHaveProperty("yearly");
});

it("counts the entrance fee, and each place of a person, and says that the sum is that of all", () => {
  const both = { ...fee, entranceFeeRequired: true, entranceFeeAmount: 5 };
  expect(plain(paymentOf([both, both], payer)?.due)).toContain(
    "40,00 € (cotisation de l’année et droit d’entrée, pour vos 2 lieux)",
  );
});

it("says of one of several places that the sum is of this one", () => {
  const payment = paymentOf([fee], { ...payer, isOneOfSeveral: true });
  expect(plain(payment?.reminder)).toContain("15,00 € (cotisation de l’année, pour ce lieu) à l’association");
  expect(plain(payment?.yearly)).toContain("15,00 € par an, pour ce lieu, à l’association");
  expect(plain(paymentOf([fee, fee], { ...payer, isOneOfSeveral: true })?.due)).toContain(
    "30,00 € (cotisation de l’année, pour vos 2 lieux)",
  );
});

it("says that a year's fee comes before the sharing of a project that starts in a later one", () => {
  expect(plain(paymentOf([fee], { ...payer, startsIn: "juillet 2027" })?.note)).toBe(
    "La cotisation est due dès l’adhésion ; le partage de l’électricité ne commence qu’en juillet 2027.",
  );
  expect(paymentOf([fee], payer)).not.toHaveProperty("note");
  const once = { ...fee, required: false, entranceFeeRequired: true, entranceFeeAmount: 5 };
  expect(paymentOf([once], { ...payer, startsIn: "juillet 2027" })).not.toHaveProperty("note");
});

it("is paid by a public body on a call, from its accountant, and never by cheque", () => {
  const payment = paymentOf([fee, fee], { ...payer, isPublicBody: true });
  expect(plain(payment?.due)).toBe(
    "Votre adhésion est due à votre admission : 30,00 € (cotisation de l’année, pour vos 2 lieux) à l’association « Les Watts ». C’est le bureau de l’association qui vous admet, en général dans le mois. La cotisation revient chaque 31 janvier, sauf autre date fixée par l’association. Une collectivité la paie par mandat, sur l’appel de cotisation de l’association : demandez-le-lui s’il tarde.",
  );
  expect(payment?.means.map(plain)).toEqual([
    "compte de l’association : IBAN FR76 3000 6000 0112 3456 7890 189, BIC AGRIFRPP",
  ]);
});

it("says nothing where nothing is due", () => {
  expect(paymentOf([{ ...fee, required: false }], payer)).toBeNull();
  expect(paymentOf([], payer)).toBeNull();
});

it("says when the following years' fees are due, of no year: who is admitted after that day pays a year later", () => {
  expect(plain(nextDuesText)).toBe(
    "La cotisation revient chaque 31 janvier, sauf autre date fixée par l’association.",
  );
});

it("says before a bulletin is signed that its first fee is paid at once, months before a project of a later year shares", () => {
  const startsIn = "juillet 2027";
  expect(dueOnSigning({ isPublicBody: false })).toBe(
    "Premier paiement à votre admission, après votre signature.",
  );
  expect(dueOnSigning({ isPublicBody: false, startsIn })).toBe(
    "Premier paiement à votre admission, après votre signature, alors que le partage ne commence qu’en juillet 2027.",
  );
  expect(dueOnSigning({ isPublicBody: true, startsIn })).toBe(
    "Due à votre admission, après votre signature, sur l’appel de l’association, alors que le partage ne commence qu’en juillet 2027.",
  );
});

it("says what who leaves may still have to pay, for each place, and nothing where no fee is yearly", () => {
  expect(plain(dueOfLeaver([{ yearly: 15 }], "Les Watts", true) ?? "")).toBe(
    "La cotisation de l’année du départ reste due : 15,00 € à l’association « Les Watts », si ce n’est déjà fait.",
  );
  expect(dueOfLeaver([{ yearly: 15 }, { yearly: 15 }], "Les Watts", true)).toContain("30,00");
  expect(dueOfLeaver([{ yearly: 0 }], "Les Watts", true)).toBeNull();
});

it("says of who has not begun to share that he owes it if he was admitted, which nobody here knows", () => {
  const told = plain(dueOfLeaver([{ yearly: 15 }], "Les Watts", false) ?? "");
  expect(told).toContain(
    "La cotisation de l’année du départ est due si le bureau vous a admis (son silence peut y suffire) : 15,00 € à l’association « Les Watts », si ce n’est déjà fait.",
  );
  expect(told).not.toContain("reste due");
});

it("counts plants apart from places, one or several", () => {
  const of = (count: number, plants: number) =>
    plain(
      paymentOf(
        Array.from({ length: count }, () => fee),
        { ...payer, plants },
      )?.yearly,
    );
  expect(of(4, 1)).toContain("par an, pour vos 3 lieux et votre installation, à l’association");
  expect(of(2, 1)).toContain("par an, pour votre lieu et votre installation, à");
  expect(of(3, 2)).toContain("par an, pour votre lieu et vos 2 installations, à");
  expect(of(2, 2)).toContain("par an, pour vos 2 installations, à");
  expect(of(2, 0)).toContain("par an, pour vos 2 lieux, à");
});
