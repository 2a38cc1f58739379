import { expect, it } from "vitest";
import { anAssociation, anInterlocutor } from "../../../test/access-pmo.ts";
import { folded, type ReadPdf, readPdf } from "../../../test/read-pdf.ts";
import type { Annexe2Consumer, Annexe2Data, Annexe2Producer } from "./data.ts";
import { annexe2Pdf } from "./pdf.ts";

const names = [
  "Anežka Šimůnek",
  "Société civile immobilière des Quatre-Vents et du Port-Saint-Étienne",
  "Zoé",
];
const buyers = [
  "EDF Obligation d’Achat",
  "Coopérative Énergie Partagée en Pays de Rennes et d’ailleurs",
  "Ų",
];
const pick = (list: readonly string[], index: number) => list[index % list.length] ?? "";

const row = (index: number, kind: "1" | "2") => ({
  pointId: `${kind}-${index}`,
  name: `${pick(names, index)} ${index}`,
  prm: `${kind}${String(index).padStart(13, "0")}`,
  street: `${index} rue de l’Église`,
  postCode: "35000",
  city: "Rennes",
  segment: "C5" as const,
  enteredOn: "2026-03-01",
  accordSignedOn: "2026-02-01",
  isAccordOutside: false,
});

const producer = (index: number): Annexe2Producer => ({
  ...row(index, "1"),
  pointName: "Toit",
  productionType: "photovoltaic",
  power: 36,
  surplus: index % 4 === 0 ? { kind: "losses" } : { kind: "buyer", buyer: pick(buyers, index) },
  purchaseContract: null,
});

const consumer = (index: number): Annexe2Consumer => ({
  ...row(index, "2"),
  coefficient: 0.1,
});

const annexe = (producers: number, consumers: number): Annexe2Data => ({
  date: "2026-11-21T08:00:00.000Z",
  project: {
    id: "0f4f0a3e-0000-4000-8000-000000000001",
    name: "Soleil de Rennes",
    city: "Rennes",
    perimeter: 20,
    repartitionKey: "static",
  },
  startDate: "2027-03-01",
  derogation: "Décision n° 2026-17",
  association: anAssociation,
  interlocutor: anInterlocutor,
  producers: Array.from({ length: producers }, (_, index) => producer(index + 1)),
  consumers: Array.from({ length: consumers }, (_, index) => consumer(index + 1)),
  coefficientSum: 100,
  greatestKm: 1.5,
});

const pagesOf = ({ pages }: ReadPdf): string[] =>
  pages.map((runs) =>
    folded(
      runs
        .filter(({ tag }) => tag !== "Artifact")
        .map(({ text }) => text)
        .join(" "),
    ),
  );

const surplusOf = ({ surplus }: Annexe2Producer) =>
  surplus?.kind === "buyer" ? `Vendu à ${surplus.buyer}` : "Cession aux pertes du réseau";
const placeOf = ({ name, street, postCode, city }: Annexe2Producer | Annexe2Consumer) =>
  `${name}, ${street}, ${postCode} ${city}`;
const producerText = (one: Annexe2Producer, index: number) =>
  `${index + 1} ${placeOf(one)} ${one.prm} Photovoltaïque, C5 36 01/03/2026 ${surplusOf(one)}`;
const consumerText = (one: Annexe2Consumer, index: number) =>
  `${index + 1} ${placeOf(one)} ${one.prm} C5 01/03/2026 0,1 01/02/2026`;

it("the annex leaves no day of entry to complete before the operation begins", async () => {
  const { producers, consumers, ...data } = annexe(1, 1);
  const to = { enteredOn: null };
  const text = pagesOf(
    readPdf(
      await annexe2Pdf({
        ...data,
        producers: producers.map((one) => ({ ...one, ...to })),
        consumers: consumers.map((one) => ({ ...one, ...to })),
      }),
    ),
  ).join("");
  expect(text.match(/au ?démarrage/gu)).toHaveLength(2);
});

it("the annex explains its dashes where it has some, each of its lists its own", async () => {
  const { producers, consumers, ...data } = annexe(1, 1);
  const legends = async (change: Partial<Annexe2Data>) =>
    pagesOf(readPdf(await annexe2Pdf({ ...data, producers, consumers, ...change })))
      .join("")
      .match(/Untirettient[^.]*\./gu);
  const [lacking, unshared] = ["decequiestàcompléter", "d’uncoefficientsansobjetaveccetteclé"];
  expect(await legends({})).toBeNull();
  expect(await legends({ producers: producers.map((one) => ({ ...one, power: null })) })).toEqual([
    `Untirettientlaplace${lacking}.`,
  ]);
  const unsigned = consumers.map((one) => ({ ...one, accordSignedOn: null, coefficient: null }));
  expect(await legends({ consumers: unsigned })).toEqual([`Untirettientlaplace${lacking},ou${unshared}.`]);
  expect(await legends({ consumers: consumers.map((one) => ({ ...one, coefficient: null })) })).toEqual([
    `Untirettientlaplace${unshared}.`,
  ]);
});

it.each([
  { producers: 1, consumers: 1 },
  { producers: 200, consumers: 1000 },
])(
  "the annex of $producers producers and $consumers consumers says each of them whole, on one page",
  async (count) => {
    const data = annexe(count.producers, count.consumers);
    const pages = pagesOf(readPdf(await annexe2Pdf(data)));
    const rows = [...data.producers.map(producerText), ...data.consumers.map(consumerText)].map(folded);
    const cut = rows.filter((text) => !pages.some((page) => page.includes(text)));
    expect(cut).toEqual([]);
    const text = pages.join("");
    for (const words of ["01/03/2027", "Décision n° 2026-17", "Plus grande distance"]) {
      expect(text).toContain(folded(words));
    }
    expect(text).not.toContain(folded("[à compléter"));
  },
);
