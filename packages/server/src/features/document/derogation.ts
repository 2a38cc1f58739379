import type { FileAnswer } from "@mec/api";
import {
  asksForDerogation,
  greatestPairwiseDistance,
  sharedIntercommunality,
  totalPowerKw,
} from "@mec/domain/project";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import type { DerogationCommune, DerogationData } from "../../documents/perimeter/data.ts";
import { findReach, type Reach } from "../project/index.ts";
import { plainName } from "./files/file-name.ts";
import { loadSources } from "./project-sources.ts";

/** The participants' communes by name, each once. */
function communesOf({ sites }: Reach): DerogationCommune[] {
  const known = new Map<string, DerogationCommune>();
  for (const { commune } of sites) {
    if (!commune) continue;
    const { citycode, name, density, intercommunality } = commune;
    const points = (known.get(citycode)?.points ?? 0) + 1;
    known.set(citycode, {
      citycode,
      name,
      density,
      intercommunality: intercommunality?.name ?? null,
      points,
    });
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

async function loadDerogation(deps: Deps, projectId: string): Promise<DerogationData> {
  const { project, pmo, consumers, producers } = await loadSources(deps.db, {
    projectId,
    today: dayInParis(deps.now()),
  });
  const reach = await findReach(deps.db, projectId);
  const { rule, sites } = reach;
  if (!asksForDerogation(rule)) {
    throw new DomainError("NO_DEROGATION_NEEDED", "Un périmètre de 2\u00a0km ne demande pas de dérogation.");
  }
  return {
    date: deps.now().toISOString(),
    project,
    ...pmo,
    ground: rule.ground,
    greatestKm: greatestPairwiseDistance(sites)?.km ?? null,
    powerKw: totalPowerKw(sites),
    producers: producers.length,
    consumers: consumers.length,
    intercommunality: sharedIntercommunality(sites)?.name ?? null,
    communes: communesOf(reach),
    unknownPoints: sites.filter(({ commune }) => commune === null).length,
  };
}

/** The owner's letter that asks for more than 2 km. @throws DomainError NO_DEROGATION_NEEDED, NOT_FOUND. */
export async function getDerogationLetter(deps: Deps, projectId: string): Promise<FileAnswer> {
  const data = await loadDerogation(deps, projectId);
  return {
    contentType: "application/pdf",
    fileName: `demande-de-derogation-${plainName(data.project.name)}-${dayInParis(new Date(data.date))}.pdf`,
    bytes: await deps.workers.run("derogationPdf", data, projectId),
  };
}
