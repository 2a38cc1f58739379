import type { Page } from "@playwright/test";
import { expect } from "./expect.ts";

const rangeOfEuros = /[dD]e (\d+)(\s€ de perte)? à (\d+)\s€( de perte)?/u;

/**
 * "de 12 à 34 € d’économie", "de 4 € de perte à 8 € d’économie", "de 4 à 8 € de perte": its two ends, a loss below zero. Where
 * there is none it is the text itself; of both cases of the exemption, that of the one with it, which stands second: who waits for a range may read it too early, and reads it again.
 */
export function endsOf(text: string): [low: string, high: string] {
  const withExemption =
    text
      .split(/si l’exonération s’arrêtait|sans l’exonération/u)
      .at(-1)
      ?.trim() || text;
  const [, low, mayLose, high, loses] = rangeOfEuros.exec(withExemption) ?? [];
  if (low === undefined || high === undefined) return [text, text];
  return loses ? [`−${high}`, `−${low}`] : [mayLose ? `−${low}` : low, high];
}

export const rangeIn = async (page: Page, words: RegExp) =>
  endsOf(await page.getByText(words).first().innerText());

/** The saving that a project's page announces with the exemption, after the other case: its two ends. */
export async function announcedOn(page: Page): Promise<[low: string, high: string]> {
  const lines = page
    .getByLabel("De quoi cette somme est faite, par an")
    .or(page.getByLabel("La même avec l’exonération, par an"));
  const figure = lines
    .last()
    .locator("dt", { hasText: "En tout par an" })
    .locator("xpath=following-sibling::dd")
    .first();
  await expect(figure).toHaveText(rangeOfEuros);
  return endsOf(await figure.innerText());
}
