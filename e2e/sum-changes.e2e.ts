import { createAllAndApply, named, publish, send, signUp, somebody } from "./api.ts";
import { press } from "./forms.ts";
import { mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };

test("a yes is to the sum that was read: it is asked again where it changed before, and told where it changes after", async ({
  openWindow,
  product,
}) => {
  const [owner, holder, neighbour] = await Promise.all([openWindow(), openWindow(phone), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  const project = named("Toits du canal");
  const projectId = await publish(owner, project, place);
  const paul = somebody("Paul", "Roche");
  const { consumptionPoint: first, application: his } = await createAllAndApply(
    neighbour,
    paul,
    projectId,
    place,
  );
  const accept = (id: unknown) => send(owner, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });
  await accept(his?.id);
  // A place of his that takes part: with four more, sums count what consumers use.
  const another = async (name: string) => {
    const { id: _, applicationProgress: __, ...home } = { ...first, applicationProgress: null };
    const { id } = await send(neighbour, "POST", "/consumption-point/", { ...home, name });
    const application = { projectId, consumptionPointId: id, isFromProjectOwner: false };
    await accept((await send(neighbour, "POST", "/application", application)).id);
  };
  for (const name of ["Atelier", "Grange", "Verger", "Étable"]) await another(name);
  const camille = somebody("Camille", "Roux");
  const { application, consumptionPoint } = await createAllAndApply(holder, camille, projectId, place);
  const propose = { status: "PROPOSAL", price: 0.05 };
  await send(owner, "POST", `/application/${application?.id}/progress`, propose);
  // The sum is kept as this mail tells it.
  await mailTo(product, camille.email, `Un prix vous est proposé pour «\u00a0${project}\u00a0»`);
  const home = await holder.newPage();
  await home.goto(`/consumer/${consumptionPoint?.id}/application`);
  await expect(home.getByRole("button", { name: "Accepter le prix" })).toBeEnabled();
  const sum = home.getByText(/d’économie.* par an, .*[Cc]otisation pas encore fixée/);
  await expect(sum).toBeVisible();

  await test.step("the fee is set while his page stands open", async () => {
    await send(owner, "POST", `/project/${projectId}/membership-fee`, {
      required: true,
      amount: 12,
      entranceFeeRequired: false,
      entranceFeeAmount: 0,
      additionalInformation: "",
      paymentMethods: [{ type: "CHEQUE" }],
    });
    await press(home, "Accepter le prix");
    const question = home.getByRole("dialog");
    await expect(question.getByText(/Le projet a changé depuis .* vous aviez lu.* par an/)).toBeVisible();
    await question.getByRole("button", { name: "Annuler" }).click();
    await expect(home.getByRole("button", { name: "Accepter le prix" })).toBeFocused();
    await expect(home.getByText(/d’économie.* par an, .*[Cc]otisation comprise/)).toBeVisible();
    // The sum that stands there now is the one that was read: nothing of it is asked again.
    await press(home, "Accepter le prix");
    await expect(home.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
    // What the mail of the price told stands beside it, as it was told.
    await expect(
      home.getByText(
        /^Plus tôt aujourd’hui\s: .* \(cotisation non fixée\)\s; maintenant\s: .* \(12\s€ de cotisation\)\. Rien/,
      ),
    ).toBeVisible();
  });

  await test.step("a neighbour is accepted after his yes", async () => {
    await another("Moulin");
    await home.reload();
    await expect(
      home.getByText(/; maintenant\s: .* Depuis, un consommateur a rejoint le projet\. Rien ne vous engage/),
    ).toBeVisible();
  });
});
