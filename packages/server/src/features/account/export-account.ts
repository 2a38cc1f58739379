import type { FileAnswer } from "@mec/api";
import { strToU8 } from "fflate";
import { type ArchiveEntry, makeArchive } from "../../archives/index.ts";
import type { Actor, Deps } from "../../deps.ts";
import { readCurves, readingsOf } from "../../load-curve/stored-curve.ts";
import { readAllOwnLines } from "../audit/index.ts";
import { readDocumentFiles, readDocuments, readSignatures } from "./export-documents.ts";
import { readLegalBodies, readLegalFiles } from "./export-pmo.ts";
import { readServices } from "./export-services.ts";
import { readSignedFiles, readSignedPapers } from "./export-signed-papers.ts";
import * as store from "./export-store.ts";

const readme = `Vos données sur Mon énergie collective
======================================

donnees.json contient tout ce que la plateforme conserve sur vous\u00a0:
- compte, changements d’adresse e-mail et sessions\u00a0;
- points de consommation et de production, avec leur signataire\u00a0;
- consentements à la lecture de vos données de comptage\u00a0;
- courbes de charge que vous avez déposées, dont les relevés sont dans le dossier courbes\u00a0;
- candidatures, avec chacune de leurs étapes\u00a0;
- documents de vos points (bulletins, accords, contrats), dont les fichiers sont dans le dossier documents\u00a0;
- papiers que vous avez signés et que tous ont signés, même si leur projet n’existe plus, dans le dossier papiers-signes\u00a0;
- projets, avec les invitations que vous avez envoyées (sans l’adresse des personnes invitées)\u00a0;
- personne morale de vos projets (association, interlocuteur, cotisation)\u00a0;
- services choisis, coordonnées de facturation et actions comptées\u00a0;
- journal de qui a vu ou changé ce qui vous concerne, depuis 12\u00a0mois\u00a0;
- ce qui est connu par votre adresse e-mail seule (invitations reçues, alertes, messages envoyés,
  signatures demandées et données), si vous avez confirmé cette adresse.

Le dossier images contient les photos de vos projets, et le dossier statuts-et-reglements les
fichiers que vous avez déposés pour leur personne morale.
Votre mot de passe n’est pas conservé\u00a0: seule une empreinte permet de le vérifier.
`;

/** What hangs on an address alone is given to nobody but who has proved that it is theirs. */
async function readByEmail({ db }: Deps, actor: Actor) {
  if (!actor.emailVerified) return null;
  return {
    invitationsRecues: await store.readReceivedInvitations(db, actor.email),
    alertes: await store.readAlerts(db, actor.email),
    messagesEnvoyes: await store.readMessages(db, actor.email),
    signatures: await readSignatures(db, actor.email),
  };
}

async function readApplications({ db }: Deps, actor: Actor) {
  const applications = await store.readApplications(db, actor.id);
  const ids = applications.map(({ id }) => id);
  const steps = await store.readProgress(db, actor.id, ids);
  return applications.map((application) => ({
    ...application,
    progress: steps.filter(({ applicationId }) => applicationId === application.id),
  }));
}

async function readEverything(deps: Deps, actor: Actor) {
  const { db } = deps;
  return {
    exporteLe: deps.now().toISOString(),
    compte: await store.readAccount(db, actor.id),
    changementsDAdresseEmail: await store.readEmailChanges(db, actor.id),
    sessions: await store.readSessions(db, actor.id),
    pointsDeConsommation: await store.readConsumptionPoints(db, actor.id),
    pointsDeProduction: await store.readProductionPoints(db, actor.id),
    consentements: await store.readConsents(db, actor.id),
    courbesDeCharge: await store.readLoadCurves(db, actor.id),
    candidatures: await readApplications(deps, actor),
    documents: await readDocuments(db, actor.id),
    papiersSignes: await readSignedPapers(db, actor),
    projets: await store.readProjects(db, actor.id),
    invitationsEnvoyees: await store.readSentInvitations(db, actor.id),
    personnesMorales: await readLegalBodies(db, actor.id),
    services: await readServices(db, actor.id),
    journal: await readAllOwnLines(db, actor.id),
    parAdresseEmail: await readByEmail(deps, actor),
  };
}

/** The pictures of the person's projects; they are compressed already. */
async function readPictures(deps: Deps, actor: Actor): Promise<ArchiveEntry[]> {
  const pictures = await store.readImages(deps.db, actor.id);
  return pictures.map(({ id, projectId, key }) => ({ path: `images/projet-${projectId}-${id}.jpg`, key }));
}

/** The readings of each meter, in Wh at each step that has one. */
async function readReadings(deps: Deps, actor: Actor): Promise<ArchiveEntry[]> {
  const curves = await store.readLoadCurves(deps.db, actor.id);
  const stored = await readCurves(
    deps.db,
    curves.map(({ pointId }) => pointId),
  );
  const files: ArchiveEntry[] = [];
  for (const [pointId, curve] of stored) {
    const bytes = await deps.workers.run("readingsCsv", readingsOf(curve), actor.id);
    files.push({ path: `courbes/${pointId}.csv`, bytes });
  }
  return files;
}

/**
 * All that the platform holds on the person, and nothing on anybody else.
 * @throws DomainError FILE_TOO_LARGE; Busy.
 */
export async function exportAccount(deps: Deps, actor: Actor): Promise<FileAnswer> {
  const everything = await readEverything(deps, actor);
  const entries: ArchiveEntry[] = [
    { path: "LISEZMOI.txt", bytes: strToU8(readme) },
    { path: "donnees.json", bytes: strToU8(JSON.stringify(everything, null, 2)) },
    ...(await readReadings(deps, actor)),
    ...(await readPictures(deps, actor)),
    ...(await readLegalFiles(deps, actor)),
    ...(await readDocumentFiles(deps, actor)),
    ...(await readSignedFiles(deps, actor)),
  ];
  const bytes = await makeArchive(deps, entries, actor.id);
  return { contentType: "application/zip", fileName: "mes-donnees.zip", bytes };
}
