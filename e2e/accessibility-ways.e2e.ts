import { inspect, judgeBothWidths, type Visit } from "./accessibility.ts";
import {
  chooseAccount,
  correcting,
  type Home,
  questions as homeQuestions,
  laterQuestions,
  openAnswers,
  sign,
  steps,
} from "./consumer-steps.ts";
import { arriveAt, press } from "./forms.ts";
import { questions as installationQuestions, presentProject } from "./owner-steps.ts";
import { refusal } from "./page-states.ts";
import { expect, test } from "./test.ts";

const home: Home = { address: "8 rue du Port, Rennes", prm: "16123456789012" };
const camille = { firstName: "Camille", lastName: "Roux", email: "camille@etats.example" };

/** What is told of an answer that is refused. */
async function judgeRefusal(visitor: Visit): Promise<void> {
  await expect(refusal(visitor.page)).toBeVisible();
  await judgeBothWidths(visitor, refusal(visitor.page));
}

/** Goes on without an answer that is right. */
async function judgeRefused(visitor: Visit, goesOn = "Continuer"): Promise<void> {
  await press(visitor.page, goesOn);
  await judgeRefusal(visitor);
}

test.describe("at both widths, without an accessibility fault, nor a horizontal scroll, nor an error", () => {
  test("the welcome", async ({ openNewWindow }) => {
    const page = await (await openNewWindow()).newPage();
    const looks = inspect(page);
    await page.goto("/faq");
    const welcome = page.getByRole("dialog");
    await expect(welcome).toBeVisible();
    await judgeBothWidths({ page, ...looks }, welcome);
    looks.expectNoError();
  });

  test("each question of the consumer's way, refused then answered", async ({
    visit,
    demo: { projectId },
  }) => {
    const visitor = await visit();
    const { page, expectNoError } = visitor;
    const title = (name: string) => page.getByRole("heading", { level: 1, name });
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    for (const question of homeQuestions) {
      await arriveAt(page, question.title);
      // The kind is already known once a person has chosen how prices are shown.
      if (question.title !== steps.type) {
        await judgeRefused(visitor);
      }
      await question.fill(page, home);
      await judgeBothWidths(visitor, title(question.title));
      await press(page, "Continuer");
    }
    await arriveAt(page, steps.account);
    await judgeRefused(visitor);
    for (const question of laterQuestions) {
      await page.goto(`/on-boarding/consumer/${question.step}?projectId=${projectId}`);
      await arriveAt(page, question.title);
      await expect(page.getByText(/^Votre réponse.: /)).toBeVisible();
      await expect(page.getByText(/^Étape /)).toHaveCount(0);
      if (question.title === steps.meter) {
        await judgeRefused(visitor, "Enregistrer");
      }
      await question.fill(page, home);
      await judgeBothWidths(visitor, title(question.title));
      await press(page, "Enregistrer");
    }
    await chooseAccount(page, camille);
    await press(page, "Continuer");
    await arriveAt(page, steps.check);
    await openAnswers(page);
    await expect(correcting(page, "Le contrat")).toBeVisible();
    await expect(correcting(page, "Le compteur")).toBeVisible();
    // Held as a finger does: the sum and the perimeter above may come meanwhile, and must not move what is pressed.
    await page.getByRole("link", { name: "Le dire maintenant" }).click({ delay: 300 });
    await arriveAt(page, steps.apply);
    await judgeRefused(visitor, "Enregistrer");
    await sign(page, camille);
    await judgeBothWidths(visitor, title(steps.apply));
    await press(page, "Enregistrer");
    await arriveAt(page, steps.check);
    await judgeBothWidths(visitor, title(steps.check));
    expectNoError();
  });

  test("each question of the owner's way, refused then answered", async ({ visit }) => {
    const visitor = await visit();
    const { page, expectNoError } = visitor;
    const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    for (const [index, question] of installationQuestions.entries()) {
      if (index > 0) await press(page, "Continuer");
      await arriveAt(page, question.title);
      // A new project begins with a range of prices.
      if (index > 0) await page.getByLabel("Fourchette basse").fill("");
      await judgeRefused(visitor);
      await question.fill(page, home.address);
      await judgeBothWidths(visitor, title(question.title));
    }
    await presentProject(page, "École", "Trop court");
    await judgeRefusal(visitor);
    await page.getByLabel("Description", { exact: true }).fill("Le toit de l’école, partagé. ".repeat(5));
    await press(page, "Continuer");
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await page.getByRole("main").getByRole("radio", { name: "20 km" }).check();
    await judgeBothWidths(visitor, title("Quels sont les réglages du projet ?"));
    expectNoError();
  });
});
