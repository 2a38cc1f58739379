import type { Page } from "@playwright/test";
import { devices } from "./people.ts";
import { expect, test } from "./test.ts";

const ceret = "/explore?lat=42.485&long=2.748&zoom=12";

/** The squares drawn of a department, or of the country. */
const squares = (page: Page, of: string) => page.locator(`canvas[data-drawn~="${of}"]`);
const name = (page: Page, text: string) => page.locator(".mec-map-name").getByText(text, { exact: true });

/** How many colours the squares show together: an empty map has one, the sea. */
const coloursOf = (page: Page, of: string) =>
  squares(page, of).evaluateAll((tiles) => {
    const seen = new Set<number>();
    for (const tile of tiles as HTMLCanvasElement[]) {
      // Drawn beside the page, a square is read from a copy.
      const copy = document.createElement("canvas");
      copy.width = tile.width;
      copy.height = tile.height;
      const context = copy.getContext("2d");
      context?.drawImage(tile, 0, 0);
      const pixels = context?.getImageData(0, 0, tile.width, tile.height).data;
      for (const pixel of new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))) seen.add(pixel);
    }
    return seen.size;
  });

for (const { device, viewport } of devices) {
  test.describe(`where no tile answers, on a ${device}`, () => {
    test("the map draws the communes around, with their names, then the departments from afar", async ({
      visit,
    }) => {
      const { page, settled, expectNoFault } = await visit(undefined, viewport);
      await page.goto(ceret);
      await settled();
      await expect(squares(page, "66").first()).toBeVisible();
      // Land, land abroad, a town's ground, borders of communes and of the department.
      await expect.poll(() => coloursOf(page, "66")).toBeGreaterThan(5);
      await expect(name(page, "Céret")).toBeVisible();
      await expect(name(page, "Reynès")).toBeVisible();
      await expectNoFault();

      const map = page.getByRole("region", { name: "Carte des projets" });
      for (let zoom = 12; zoom > 8; zoom -= 1) await map.press("-");
      await expect(squares(page, "country").first()).toBeVisible();
      await expect(squares(page, "66")).toHaveCount(0);
      await expect(name(page, "Perpignan")).toBeVisible();
      await expect(name(page, "Reynès")).toHaveCount(0);
    });
  });
}

test("what the map is made of comes packed from our own address, once for a year", async ({ visit }) => {
  const { page, settled } = await visit();
  const ofMap = page.waitForResponse((response) => /\/assets\/[^/]+\.json$/.test(response.url()));
  await page.goto(ceret);
  const headers = await (await ofMap).allHeaders();
  await settled();
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["content-type"]).toContain("application/json");
});
