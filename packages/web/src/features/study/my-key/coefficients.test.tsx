import { MantineProvider } from "@mantine/core";
import type { RepartitionKey } from "@mec/domain/project";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AnswersProvider } from "../../../platform/answers-provider.tsx";
import { ClientProvider } from "../../../platform/client.tsx";
import { Coefficients } from "./coefficients.tsx";

const shownOf = (projectKey: RepartitionKey) =>
  renderToStaticMarkup(
    <AnswersProvider>
      <ClientProvider client={() => Promise.reject(new Error("nothing is sent"))}>
        <MantineProvider>
          <Coefficients projectId="p1" projectKey={projectKey} />
        </MantineProvider>
      </ClientProvider>
    </AnswersProvider>,
  );

it("says of the default key that no file is to be sent, and folds the download", () => {
  const [said = "", folded] = shownOf("dynamic-per-default").split("Voir les coefficients");
  expect(said).toContain("aucun fichier n’est à envoyer");
  expect(said).not.toContain("Télécharger");
  expect(folded).toContain('hidden=""');
  const other = shownOf("dynamic-simple");
  expect(other).toContain("Télécharger");
  expect(other).not.toContain("aucun fichier");
});
