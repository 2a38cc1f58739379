import type { Applicant } from "@mec/api/application";
import { type Coordinates, distanceKm } from "@mec/domain/address";
import { isLive, type Progress } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { otherGridOperator } from "@mec/domain/project";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { accountsSharingMeter, consumptionPointsByIds, shownToOwner } from "../../point/index.ts";
import { findPerimeterDetails } from "../../project/index.ts";
import { exportDatesOf } from "../../service/index.ts";
import { findSoldToThemselves, findStructures, findUntoldSellers } from "../../signatory/reads.ts";
import { type DocumentStatuses, documentStatusesOf, noDocuments } from "../document-statuses.ts";
import { applicationColumns, historyOf, toApplicationProgress, waitingRanksOf } from "../reads.ts";

/** How many are read at a time, so that a list of thousands neither fills the memory nor keeps anybody waiting. */
const chunkSize = 100;

function selectRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("application")
    .innerJoin("project as p", "p.id", "application.project_id")
    .innerJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .innerJoin("account as h", "h.id", "c.account_id")
    .select([
      ...applicationColumns,
      "application.status",
      "application.invitation_id",
      "c.id as point_id",
      "p.latitude as project_latitude",
      "p.longitude as project_longitude",
      "p.address as project_address",
      "h.first_name",
      "h.last_name",
      "h.email",
      "h.phone_number",
      accountsSharingMeter("c").as("prm_shared_with"),
    ])
    .where("application.id", "in", ids)
    .execute();
}
type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** An address that tells no place; a map shows it where the project is. */
const placeless = (coordinates: Coordinates): ConsumptionPoint["address"] => ({
  label: "",
  houseNumber: "",
  street: "",
  postCode: "",
  city: "",
  coordinates,
});

/** What is told of an application besides its row. */
interface Told {
  readonly progress: Progress[];
  readonly waitingRank: number | undefined;
}

/**
 * The owner reads a point only while its application is live, and never its other applications: its holder may have
 * moved since.
 */
function asShownToOwner(
  point: ConsumptionPoint,
  row: Row,
  { progress, project, waitingRank }: Told & { readonly project: Coordinates },
): ConsumptionPoint {
  const shown = {
    ...shownToOwner(point),
    applicationProgress: toApplicationProgress(row, progress, waitingRank),
  };
  if (isLive(row.status)) return shown;
  const { workingHours: _, reclaimsVat: __, ...named } = shown;
  const address = placeless(project);
  return { ...named, address, annualConsumption: "", contract: null, prm: "", sge: false };
}

/** What the owner follows of an applicant besides the application. */
interface Followed {
  readonly structure: Applicant["structure"];
  readonly own: Pick<Applicant, "sellerUntold" | "paysNobody">;
  readonly exportedAt: Date | undefined;
  readonly documents: DocumentStatuses | undefined;
  /** Whose network the project is in, as its owner said. */
  readonly gridOperator: string;
}

function toApplicant(
  row: Row,
  point: ConsumptionPoint,
  told: Told,
  { structure, own, exportedAt, documents, gridOperator }: Followed,
): Applicant {
  const live = isLive(row.status);
  const project = { latitude: row.project_latitude, longitude: row.project_longitude };
  return {
    id: row.id,
    consumptionPoint: asShownToOwner(point, row, { ...told, project }),
    holder: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: live ? row.email : "",
      phoneNumber: live ? row.phone_number : null,
    },
    structure: live ? structure : null,
    ...(live && own),
    progress: told.progress,
    isFromProjectOwner: row.is_from_project_owner,
    invited: row.invitation_id !== null,
    distance: live ? distanceKm(point.address.coordinates, project) : 0,
    prmSharedWith: live ? Number(row.prm_shared_with) : 0,
    departure: row.departure,
    otherGridOperator: live
      ? otherGridOperator(point.address, { gridOperator, address: row.project_address })
      : null,
    exportedAt: exportedAt?.toISOString() ?? null,
    documents: documents ?? noDocuments,
  };
}

/** Who signs for each point, its exports and documents; the applicants of a list are all of one project. */
async function readFollowed(db: Db, rows: readonly Row[]): Promise<(pointId: string) => Followed> {
  const [first] = rows;
  if (!first)
    return () => ({
      structure: null,
      own: {},
      exportedAt: undefined,
      documents: undefined,
      gridOperator: "",
    });
  const pointIds = rows.map(({ point_id }) => point_id);
  const structures = await findStructures(db, pointIds);
  const untold = await findUntoldSellers(db, first.project_id, pointIds);
  const ownSold = await findSoldToThemselves(db, first.project_id, pointIds);
  const exported = await exportDatesOf(db, first.project_id, pointIds);
  const documents = await documentStatusesOf(db, first.project_id, pointIds);
  const { gridOperator } = await findPerimeterDetails(db, first.project_id);
  return (pointId) => ({
    structure: structures.get(pointId) ?? null,
    own: {
      ...(untold.has(pointId) && { sellerUntold: true }),
      ...(ownSold.has(pointId) && { paysNobody: true }),
    },
    exportedAt: exported.get(pointId),
    documents: documents.get(pointId),
    gridOperator,
  });
}

type Ranks = ReadonlyMap<string, number>;

async function readChunk(deps: Deps, ids: readonly string[], ranks: Ranks): Promise<Applicant[]> {
  const [found, histories] = await Promise.all([selectRows(deps.db, ids), historyOf(deps.db, ids)]);
  const rows = new Map(found.map((row) => [row.id, row]));
  const pointIds = found.map(({ point_id }) => point_id);
  const points = await consumptionPointsByIds(deps.db, pointIds, deps.now());
  const followedOf = await readFollowed(deps.db, found);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const point = row && points.get(row.point_id);
    const told = { progress: histories.get(id) ?? [], waitingRank: ranks.get(id) };
    return point ? [toApplicant(row, point, told, followedOf(row.point_id))] : [];
  });
}

async function* inChunks(
  deps: Deps,
  ids: readonly string[],
  ranks: Ranks,
): AsyncGenerator<Applicant[], void, undefined> {
  for (let start = 0; start < ids.length; start += chunkSize) {
    yield readChunk(deps, ids.slice(start, start + chunkSize), ranks);
  }
}

/**
 * The applicants of these applications, in the order of the ids, in chunks, for a file, which does not show ranks on
 * the waiting list.
 */
export const streamApplicants = (deps: Deps, ids: readonly string[]) => inChunks(deps, ids, new Map());

export async function readApplicants(deps: Deps, ids: readonly string[]): Promise<Applicant[]> {
  const ranks = await waitingRanksOf(deps.db, ids);
  const applicants: Applicant[] = [];
  for await (const chunk of inChunks(deps, ids, ranks)) applicants.push(...chunk);
  return applicants;
}
