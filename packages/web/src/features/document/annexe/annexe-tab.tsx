import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { annexeCalls } from "@mec/api/document";
import type { ProjectAnswer } from "@mec/api/project";
import { IconDownload } from "@tabler/icons-react";
import { useAnswer } from "../../../platform/answer.ts";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { together } from "../../../platform/together.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Acts } from "../../../ui/read-only/index.ts";
import { AnnexeEditor } from "./annexe-editor.tsx";
import { Declaration } from "./declaration.tsx";
import { WhereToWrite } from "./where-to-write.tsx";

const formats = [
  { format: "pdf", label: "PDF" },
  { format: "xlsx", label: "Tableur (XLSX)" },
  { format: "csv", label: "Texte (CSV)" },
] as const;

/** The details typed for the annex, and what it lacks of the rest. */
function useAnnexe(projectId: string) {
  const params = { id: projectId };
  const kept = useAnswer(annexeCalls.getAnnexeDetails, { params });
  const overview = useAnswer(annexeCalls.getAnnexeOverview, { params });
  return together({ kept, overview });
}

/** The list of participants and the key, to copy into the grid operator's form. */
export function AnnexeTab({ project }: { project: ProjectAnswer }) {
  const annexe = useAnnexe(project.id);
  const params = { id: project.id };
  return (
    <Stack gap="md" component="section" aria-labelledby="annexe">
      <div>
        <Title order={3} size="h4" id="annexe">
          {t("Annexe 2 de la convention")}
        </Title>
        <Text c="dimmed" mt={4} className="prose">
          {t(
            "La liste des participants et leurs coefficients, à recopier dans le modèle du gestionnaire de réseau. Elle se met à jour toute seule\u00a0; les fichiers montrent ce qui est enregistré.",
          )}
        </Text>
      </div>
      <Group gap="xs">
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            data-reads
            component="a"
            download
            href={callUrl("/api", annexeCalls.getAnnexe2, { params, query: { format } })}
            variant="default"
            size="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t(label)}
          </Button>
        ))}
      </Group>
      <Acts>
        <Loaded of={annexe}>
          {({ kept, overview }) => (
            <Stack gap="md">
              <AnnexeEditor project={project} kept={kept} overview={overview} />
              <WhereToWrite gridOperator={overview.gridOperator ?? ""} />
              <Declaration
                projectId={project.id}
                declaredOn={overview.declaredOn ?? null}
                conventionOn={overview.conventionOn ?? null}
              />
            </Stack>
          )}
        </Loaded>
      </Acts>
    </Stack>
  );
}
