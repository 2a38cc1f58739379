import { useMediaQuery } from "@mantine/hooks";
import { type AnnexeOverview, annexeCalls } from "@mec/api/document";
import type { ProjectAnswer } from "@mec/api/project";
import { type AnnexeDetails, annexeDetailsSchema, detailGaps } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import { useState } from "react";
import { useSavePmo } from "../../../parts/pmo/use-save-pmo.ts";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { question } from "../../../platform/question.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import { useLivePdf } from "../../../ui/pdf/use-live-pdf.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import styles from "../drafting/draft-page.module.css";
import { FormCard } from "../drafting/form-card.tsx";
import { AnnexeFields } from "./annexe-fields.tsx";
import {
  type AnnexeForm,
  annexeFormSchema,
  detailsOf,
  detailsToForm,
  isSaved,
  shownDetails,
  type Wish,
  withPoints,
} from "./annexe-form.ts";
import { annexeLines } from "./annexe-lines.ts";
import { AnnexeMissing } from "./annexe-missing.tsx";

/** On narrower screens, the preview follows the form. */
const roomForBoth = "(min-width: 62em)";

function Preview({ projectId, details }: { projectId: string; details: AnnexeDetails }) {
  const hasRoom = useMediaQuery(roomForBoth, true, { getInitialValueInEffect: false });
  const { data, error, refetch, isUpdating } = useLivePdf(details, (body) =>
    question(annexeCalls.previewAnnexe2, { params: { id: projectId }, body }),
  );
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  return (
    <PdfView source={data} title={t("Aperçu de l’annexe")} isUpdating={isUpdating} ownScroll={hasRoom} />
  );
}

interface Props {
  project: ProjectAnswer;
  kept: AnnexeDetails | null;
  overview: AnnexeOverview;
}

/** The details as they are typed, kept in the browser until they are saved. */
function useAnnexeForm(
  projectId: string,
  kept: AnnexeDetails | null,
  { producers, declaredOn = null, conventionOn = null, isInService }: AnnexeOverview,
) {
  const wish: Wish | null = isInService
    ? null
    : { kept: kept?.startDate ?? null, declaredOn, conventionOn, today: dayInParis(new Date()) };
  const pointIds = producers.map(({ productionPointId }) => productionPointId);
  const [initial] = useState(() => detailsToForm(kept, pointIds));
  const [typed, update, discard] = useDraft<AnnexeForm>(`papers:annexe2:${projectId}`, initial);
  const [first] = useState(() => withPoints(typed, pointIds));
  const form = useSchemaForm<AnnexeForm>(annexeFormSchema(wish), first, update);
  const { onValid, failure } = useSavePmo({
    projectId,
    form,
    send: (call, values) =>
      call(annexeCalls.saveAnnexeDetails, {
        params: { id: projectId },
        body: annexeDetailsSchema.parse(detailsOf(values)),
      }),
  });
  return { form, onValid, failure, discard, wish };
}

/** The details to type beside the annex that they complete, below the list of all that it lacks. */
export function AnnexeEditor({ project, kept, overview }: Props) {
  const { producers, gaps } = overview;
  const { id: projectId, perimeter } = project;
  const ownPoints = useOwnPoints();
  const { form, onValid, failure, discard, wish } = useAnnexeForm(projectId, kept, overview);
  const shown = shownDetails(form.values);
  const missing = detailGaps(shown, {
    perimeter,
    producers: producers.map(({ productionPointId, pointName, purchaseContract }) => ({
      pointId: productionPointId,
      name: pointName,
      purchaseContract,
    })),
  });

  const pointIds = producers.map(({ productionPointId }) => productionPointId);
  const isKept = isSaved(shown, kept, pointIds);

  return (
    <>
      <AnnexeMissing lines={annexeLines(missing, gaps, { projectId, ownPoints })} isKept={isKept} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <FormCard
            id="annexe-details"
            title={t("Ce que l’annexe demande en plus")}
            text={t(
              "Vous pouvez enregistrer sans tout savoir\u00a0: le reste sera «\u00a0à compléter\u00a0». Un acheteur, une fois choisi, est à nommer.",
            )}
            saved={t("Ces précisions sont enregistrées.")}
          >
            {(onSaved) => (
              <CheckedForm
                form={form}
                submitLabel={t("Enregistrer ces précisions")}
                failure={failure}
                onValid={async (values) => {
                  if (!(await onValid(values))) return;
                  discard();
                  onSaved();
                }}
              >
                <AnnexeFields {...{ form, perimeter, producers, wish }} />
              </CheckedForm>
            )}
          </FormCard>
        </div>
        <aside className={styles.preview} aria-label={t("Aperçu du document")}>
          <SeeMore label={t("Voir l’aperçu de l’annexe")}>
            <Preview projectId={projectId} details={shown} />
          </SeeMore>
        </aside>
      </div>
    </>
  );
}
