import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { pmoModelFile, pmoModels } from "../packages/server/src/documents/pmo/model-file.ts";
import { legalDocument } from "../packages/server/src/documents/to-sign/document.ts";
import { documentPdf, sealedDocument } from "../packages/server/src/documents/to-sign/make-document.ts";
import { openSealKey } from "../packages/server/src/seal/index.ts";
import {
  accord,
  bulletin,
  evidence,
  producersOf,
  salesContract,
  signatures,
} from "../packages/server/test/document-samples.ts";
import { legalText } from "../packages/server/test/legal-text.ts";
import type { Visit } from "./accessibility.ts";
import { devices, phone } from "./people.ts";
import { readingOf } from "./reading-view.ts";
import { test as base, expect } from "./test.ts";

const manyProducers = { ...salesContract, producers: producersOf(30) };
const documents: { name: string; says: string; pdf: () => Promise<Uint8Array> }[] = [
  {
    name: "bulletin",
    says: legalText(legalDocument(bulletin)),
    pdf: () => documentPdf({ content: bulletin }),
  },
  { name: "accord", says: legalText(legalDocument(accord)), pdf: () => documentPdf({ content: accord }) },
  {
    name: "contract of many producers",
    says: legalText(legalDocument(manyProducers)),
    pdf: () => documentPdf({ content: manyProducers }),
  },
  {
    name: "model of statutes",
    says: legalText(pmoModels.statutes(bulletin)),
    pdf: () => pmoModelFile({ model: "statutes", format: "pdf", data: bulletin }),
  },
];

async function signedAccord(): Promise<Uint8Array> {
  const key = await openSealKey({
    dataDir: mkdtempSync(join(tmpdir(), "mec-reading-")),
    publicUrl: "http://localhost",
    seal: undefined,
  });
  const prepared = await documentPdf({ content: accord });
  return sealedDocument({ words: legalDocument(accord), signatures, evidence, prepared, key });
}

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();

const choose = (page: Page, view: "Lecture" | "Pages") => page.getByText(view, { exact: true }).click();

type Shown = Visit & { readonly document: Locator };
type Device = (typeof devices)[number]["device"];

/** Shows any document where the owner sees the annex. */
type Show = (bytes: Uint8Array) => Promise<Shown>;

/** Opens a preview, on a phone by its button, to be read as a text. */
async function openReading({ page, settled }: Visit, device: Device): Promise<void> {
  if (device === "phone") await page.getByRole("button", { name: "Voir l’aperçu de l’annexe" }).click();
  await expect(page.getByRole("region", { name: /^Page 1 sur/ })).toBeVisible();
  await choose(page, "Lecture");
  await settled();
}

/** What is read on a desktop is read again as on a phone. */
async function atBothWidths(shown: Shown, look: (device: Device) => Promise<void>): Promise<void> {
  await look("desktop");
  await shown.page.setViewportSize(phone);
  await openReading(shown, "phone");
  await look("phone");
}

const showAs = (page: Page, bytes: Uint8Array) =>
  page.route(/annexe2(\?|\/preview)/, (route) =>
    route.fulfill({ body: Buffer.from(bytes), contentType: "application/pdf" }),
  );

const test = base.extend<{ show: Show }>({
  show: async ({ visit, demo: { projectId } }, use) => {
    await use(async (bytes) => {
      const visited = await visit("porteur");
      const { page } = visited;
      await showAs(page, bytes);
      await page.goto(`/project-owner/${projectId}/my-documents/annexe2`);
      await openReading(visited, "desktop");
      return { ...visited, document: page.getByRole("region", { name: "Aperçu de l’annexe" }) };
    });
  },
});

test.describe("at both widths", () => {
  for (const document of documents) {
    test(`the ${document.name} is read whole, space for space, without leaving its place`, async ({
      show,
    }) => {
      const shown = await show(await document.pdf());
      await atBothWidths(shown, async (device) => {
        const { text, smallest, overflow } = await readingOf(shown.document);
        if (device === "desktop" || !document.says.includes("PRM d’injection"))
          expect(text).toBe(spaced(document.says));
        expect(smallest).toBeGreaterThanOrEqual(16);
        expect(overflow).toBe(0);
        await shown.expectNoFault();
      });
    });
  }

  test("a certificate is read, its prints not cut", async ({ show }) => {
    const shown = await show(await signedAccord());
    const { requestId, lastHash, documents, events } = evidence;
    const said = [requestId, lastHash, ...documents.map(({ sha256 }) => sha256)];
    for (const { type, who, ip, userAgent, hash } of events)
      said.push(type, who, ip ?? "", userAgent ?? "", hash);
    await atBothWidths(shown, async () => {
      const { text, overflow } = await readingOf(shown.document);
      for (const datum of said) expect(text).toContain(spaced(datum));
      expect(overflow).toBe(0);
      await shown.expectNoFault();
    });
  });

  test("begins the other view at the page where one was", async ({ show }) => {
    const shown = await show(await documentPdf({ content: salesContract }));
    const third = shown.page.getByRole("region", { name: /^Page 3 sur/ });
    const edge = (side: "top" | "bottom") =>
      third.evaluate((element, name) => element.getBoundingClientRect()[name], side);
    await atBothWidths(shown, async () => {
      await third.evaluate((element) => element.scrollIntoView());
      await choose(shown.page, "Pages");
      await expect(third.locator("canvas")).toBeVisible();
      await expect.poll(() => edge("top")).toBeLessThan(400);
      await expect.poll(() => edge("bottom")).toBeGreaterThan(0);
    });
  });

  test("a document without tags is shown as pages, without a choice", async ({ show }) => {
    const { page, settled } = await show(await documentPdf({ content: bulletin }));
    const untagged = Buffer.from(await documentPdf({ content: bulletin }));
    const mark = untagged.indexOf("/Marked true");
    untagged.write("/Marked null", mark, "latin1");
    await page.unrouteAll();
    await showAs(page, untagged);
    for (const { device, viewport } of devices) {
      await page.setViewportSize(viewport);
      await page.reload();
      if (device === "phone") await page.getByRole("button", { name: "Voir l’aperçu de l’annexe" }).click();
      await expect(page.getByRole("button", { name: "Agrandir" })).toBeVisible();
      await settled();
      await expect(page.getByRole("radiogroup", { name: "Affichage du document" })).toBeAbsent();
    }
  });
});
