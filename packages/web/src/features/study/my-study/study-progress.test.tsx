import { MantineProvider } from "@mantine/core";
import type { StudyProgress } from "@mec/domain/study";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProgressOfStudy } from "./study-progress.tsx";

const reading = { participantsRead: 1240, participantsToRead: 10_000, daysShared: 0, daysToShare: 0 };
const markup = (progress: StudyProgress) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ProgressOfStudy progress={progress} />
    </MantineProvider>,
  );

describe("the progress of a study", () => {
  it("says how many participants are read, in a bar that has a name and a value", () => {
    const shown = markup(reading);
    expect(shown).toContain('role="progressbar"');
    expect(shown).toContain('aria-label="Calcul de l’étude"');
    expect(shown).toContain('aria-valuenow="6"');
    expect(shown).toContain('aria-valuetext="1\u202f240 participants sur 10\u202f000 lus"');
    expect(shown).toContain(">1\u202f240 participants sur 10\u202f000 lus<");
  });

  it("then says how much of the year is shared", () => {
    const shown = markup({ ...reading, participantsRead: 10_000, daysShared: 73, daysToShare: 365 });
    expect(shown).toContain('aria-valuenow="60"');
    expect(shown).toContain(">73 jours de l’année partagés sur 365<");
  });
});
