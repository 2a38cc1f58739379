import type { CurveReport } from "@mec/api/study";
import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import type { CurveFileReport } from "@mec/energy";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Upload } from "../../../uploads/index.ts";
import { findReadablePrm, keepCurve, lockValidConsent, type NewCurve } from "./curve-store.ts";
import { remarksOf } from "./curve-texts.ts";

const consentRequired = () =>
  new DomainError(
    "CONSENT_REQUIRED",
    "Une autorisation en cours de validité est nécessaire pour conserver la courbe de ce compteur\u00a0: renseignez le PDL et donnez votre accord.",
  );

function questionsOf({ prm, prmWellFormed, repaired }: CurveFileReport, expectedPrm: string): string[] {
  const questions: string[] = [];
  if (prm === "") {
    questions.push("Le fichier ne dit pas de quel compteur il vient.");
  } else if (!prmWellFormed) {
    questions.push(`Le PDL du fichier (${prm}) n’a pas 14\u00a0chiffres.`);
  } else if (prm !== expectedPrm) {
    questions.push(`Le PDL du fichier (${prm}) n’est pas celui de votre compteur (${expectedPrm}).`);
  }
  if (repaired.length > 0) questions.push("Le fichier a dû être réparé.");
  return questions;
}

function toReport(report: CurveFileReport, fileName: string, expectedPrm: string): CurveReport {
  return {
    fileName,
    prm: report.prm,
    expectedPrm,
    from: new Date(report.from).toISOString(),
    to: new Date(report.to).toISOString(),
    stepMinutes: report.stepMinutes,
    points: report.points,
    energyKwh: report.energyKwh,
    repaired: report.repairedSteps,
    missing: report.missing,
    lines: report.linesRead,
    remarks: remarksOf(report),
    toConfirm: report.refused.length > 0 ? [] : questionsOf(report, expectedPrm),
  };
}

/** @throws DomainError CONSENT_REQUIRED when the consent was withdrawn meanwhile. */
async function store(deps: Deps, participant: Participant, curve: NewCurve): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockValidConsent(tx, participant, deps.now()))) throw consentRequired();
    await keepCurve(tx, participant, curve, deps.now());
  });
}

/**
 * Keeps the readings of a file, once any doubtful findings are confirmed; they are added to the former
 * ones that end where they start, and replace all others.
 * @throws DomainError CONSENT_REQUIRED, UNREADABLE_CURVE, CONFIRMATION_NEEDED (nothing is stored), FILE_TOO_LARGE.
 */
export async function putCurve(
  deps: Deps,
  participant: Participant,
  { file, fileName }: Upload,
  { isConfirmed, holderId }: { readonly isConfirmed: boolean; readonly holderId: string },
): Promise<CurveReport> {
  const expectedPrm = await findReadablePrm(deps.db, participant, deps.now());
  if (expectedPrm === null) throw consentRequired();
  const { report: found, curve } = await deps.workers.run(
    "readCurve",
    { kind: participant.kind, file },
    holderId,
  );
  const report = toReport(found, fileName, expectedPrm);
  if (!curve) {
    const reasons = report.remarks.filter(({ kind: is }) => is === "refused").map(({ message }) => message);
    throw new DomainError("UNREADABLE_CURVE", reasons.join(" "), report);
  }
  if (report.toConfirm.length > 0 && !isConfirmed) {
    throw new DomainError("CONFIRMATION_NEEDED", report.toConfirm.join(" "), report);
  }
  const { grid, values } = curve;
  await store(deps, participant, {
    prm: found.prm,
    start: new Date(grid.start),
    stepMinutes: grid.stepMinutes,
    wh: values,
    repaired: found.repairedSteps,
  });
  return report;
}
