import { named, publish, signUp, somebody } from "./api.ts";
import { chooseAddress } from "./forms.ts";
import { expect, test } from "./test.ts";

const cahors = { city: "Cahors", postCode: "46000", latitude: 44.4491, longitude: 1.4366 };

test("the map offers to search where it was moved by hand, never for having shown what was searched", async ({
  product,
  openWindow,
  visit,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Soleil de Cahors");
  await publish(owner, project, cahors);

  const { page, settled } = await visit(undefined, { width: 1440, height: 900 });
  // A move that takes its time is broken off by the next one.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const searchHere = page.getByRole("button", { name: "Rechercher dans cette zone" });
  const map = page.getByRole("region", { name: "Carte des projets" });
  await page.goto("/explore");
  await settled();
  await expect(map).toBeVisible();
  const pins = map.locator("[data-pin]");
  await expect(pins.first()).toBeAttached();
  const atRest = async () => {
    await settled();
    await expect(map.locator(".leaflet-pan-anim, .leaflet-zoom-anim")).toHaveCount(0);
  };
  for (const place of ["3 rue des Carmes, Aurillac", "12 rue Nationale, Cahors", "5 rue du Port, Cahors"]) {
    await chooseAddress(page.getByLabel("Votre adresse ou votre ville"), place);
    await expect(page).toHaveURL(new RegExp(place.split(" ").at(-1) ?? place));
    await expect(map.locator(".mec-pin-here")).toBeVisible();
    await atRest();
    await expect(searchHere).toBeAbsent();
  }

  await page.setViewportSize({ width: 1300, height: 800 });
  await atRest();
  await expect(searchHere, "a window made smaller moves no map by hand").toBeAbsent();

  await map.hover();
  await page.mouse.down();
  await page.mouse.move(900, 300, { steps: 5 });
  await page.mouse.up();
  await expect(searchHere).toBeVisible();
});
