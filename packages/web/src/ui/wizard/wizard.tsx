import { Button, MantineThemeProvider } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { t } from "../../platform/i18n.ts";
import { Page } from "../layout/page.tsx";
import { filled } from "./filled.ts";
import styles from "./wizard.module.css";

interface Props {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** The index of the current step, from 0; null while one answer is corrected outside the steps: nothing is counted. */
  current: number | null;
  /** How much of the current step is reached, from 0 to 1, where it has parts of its own; all of it by default. */
  share?: number;
  /** The question that the step asks. */
  title: string;
  intro?: ReactNode;
  space?: "green" | "indigo";
  onBack?: () => void;
  children: ReactNode;
}

function whereText(steps: readonly string[], current: number | null): string {
  if (current === null) return t("Votre réponse\u00a0: {{name}}", { name: steps.join(", ") });
  return t("Étape {{number}} sur {{total}}\u00a0: {{name}}", {
    number: current + 1,
    total: steps.length,
    name: steps[current] ?? "",
  });
}

/** One question a page, and how many remain. */
export function Wizard({
  steps,
  current,
  share = 1,
  title,
  intro,
  space = "green",
  onBack,
  children,
}: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read from its top, also where the page's address stays
  useEffect(() => window.scrollTo(0, 0), [title]);
  return (
    <>
      <MantineThemeProvider inherit theme={{ primaryColor: space }}>
        <div className={styles.strip} data-space={space}>
          <div className={styles.inner}>
            <div className={styles.line}>
              {onBack ? (
                <Button
                  variant="subtle"
                  size="compact-md"
                  leftSection={<IconArrowLeft size={18} aria-hidden />}
                  onClick={onBack}
                >
                  {t("Retour")}
                </Button>
              ) : (
                <span />
              )}
              <span className={styles.where}>{whereText(steps, current)}</span>
            </div>
            {current !== null && (
              <div className={styles.bar} aria-hidden>
                {steps.map((step, index) => (
                  <span key={step}>
                    <i style={{ width: filled(index, current, share) }} />
                  </span>
                ))}
              </div>
            )}
          </div>
        </div>
      </MantineThemeProvider>
      <Page title={title} intro={intro} space={space}>
        {children}
      </Page>
    </>
  );
}
