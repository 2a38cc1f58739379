import type { FileAnswer } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import { conjunction, DomainError } from "@mec/domain/shared";
import { strToU8 } from "fflate";
import type { Deps } from "../../../deps.ts";
import { isIn, type LoadedStudy, loadStudy, withReadings } from "../load-study.ts";

const keysWithoutFile = ["static", "dynamic-per-default"];

/** @throws DomainError METERS_MISSING, which names the points whose meter is not known. */
function prmsOf(points: readonly { name: string; prm: string | null }[]): string[] {
  const without = points.filter(({ prm }) => prm === null).map(({ name }) => name);
  if (without.length > 0) {
    const names = conjunction(without);
    throw new DomainError("METERS_MISSING", `Le PDL n’est pas renseigné pour\u00a0: ${names}.`);
  }
  return points.flatMap(({ prm }) => prm ?? []);
}

function checkHasCoefficients({ input, members, producers }: LoadedStudy): void {
  if (keysWithoutFile.includes(input.key)) {
    throw new DomainError(
      "NO_COEFFICIENTS",
      "Cette clé ne se transmet pas par fichier\u00a0: la clé statique figure dans la convention, la clé par défaut est calculée par le gestionnaire de réseau.",
    );
  }
  if (!members.some(isIn) || producers.length === 0) {
    throw new DomainError("NO_COEFFICIENTS", "Ce projet n’a pas encore de participant ou de producteur.");
  }
}

/**
 * The coefficients of the project's key for the grid operator, for its participants: a CSV for each producer,
 * made from the month's readings when all are there, else a forecast, which the files' names say.
 * @param month "2026-03"; a forecast's steps are those of the same month of the studied year
 * @throws DomainError METERS_MISSING, NO_COEFFICIENTS.
 */
export async function exportCoefficients(
  deps: Deps,
  projectId: string,
  month: string | undefined,
): Promise<FileAnswer> {
  const loaded = await loadStudy(deps, projectId, {});
  checkHasCoefficients(loaded);
  const { input: study, moved } = await withReadings(deps, { ...loaded.input, candidates: [] });
  const given = {
    study,
    consumerPrms: prmsOf(loaded.members),
    producerPrms: prmsOf(loaded.producers),
    month:
      month === undefined ? null : { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) - 1 },
  };
  const { files, isReceived } = await deps.workers.run("coefficients", given, projectId, { moved });
  const [first] = files;
  if (files.length === 1 && first) {
    return { contentType: "text/csv; charset=utf-8", fileName: first.name, bytes: strToU8(first.text) };
  }
  const texts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]));
  const bytes = await deps.workers.run("archive", texts, projectId);
  return {
    contentType: "application/zip",
    fileName: `coefficients-${isReceived ? "" : "previsionnels-"}${projectSlug(loaded.project.name)}.zip`,
    bytes,
  };
}
