import { Title } from "@mantine/core";
import type { ApplicationProgress, ApplicationReader } from "@mec/domain/application";
import { ApplicationTimeline } from "../../../../parts/application/application-timeline.tsx";
import type { Lacking } from "../../../../parts/application/standing.ts";
import type { DocumentsStanding } from "../../../../parts/document/holder-states.ts";
import { t } from "../../../../platform/i18n.ts";
import { Folded } from "../../../../ui/layout/folded.tsx";
import { ApplicationHistory } from "./application-history.tsx";

interface WayProps {
  application: ApplicationProgress;
  reader: ApplicationReader;
  documents?: DocumentsStanding;
  lacking?: readonly Lacking[];
  isPublicBody?: boolean;
  notBefore?: string | undefined;
  /** Whether the holder, who reads, bears the project himself. */
  isOwn?: boolean;
}

const wayTitle = (reader: ApplicationReader): string =>
  reader === "holder" ? t("Les étapes de votre demande") : t("Les étapes de la demande");

const Steps = ({
  application,
  reader,
  documents = "preparing",
  lacking = [],
  isPublicBody = false,
  notBefore,
  isOwn = false,
}: WayProps) => (
  <>
    <ApplicationTimeline {...{ application, reader, documents, lacking, isPublicBody, notBefore, isOwn }} />
    <ApplicationHistory
      pointId={application.consumerId ?? ""}
      application={application}
      reader={reader}
      isOwn={isOwn}
    />
  </>
);

/** The steps of an application, those taken with their days. */
export const Way = (props: WayProps) => (
  <section aria-labelledby="way">
    <Title order={2} size="h4" id="way" mb="lg">
      {wayTitle(props.reader)}
    </Title>
    <Steps {...props} />
  </section>
);

/** The same while it is the holder's turn, which nothing else on the page is to keep him from. */
export const FoldedWay = (props: WayProps) => (
  <Folded
    title={
      <Title order={2} size="h4">
        {wayTitle(props.reader)}
      </Title>
    }
  >
    <Steps {...props} />
  </Folded>
);
