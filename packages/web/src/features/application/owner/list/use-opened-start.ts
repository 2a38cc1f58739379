import type { Applicant } from "@mec/api/application";
import { awaitsStart, currentStatus } from "@mec/domain/application";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Movement } from "../../../../parts/application/move/types.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { movementsOf } from "./movements.ts";

/** The start of all who may begin; undefined where nobody may. Who asks to leave has nothing to begin. */
export const startOf = (applicants: readonly Applicant[]): Movement | undefined =>
  movementsOf(
    applicants.filter(
      ({ departure, progress }) => departure === null && awaitsStart(currentStatus(progress)),
    ),
  ).find(({ transition }) => transition.to === "EXPLOITATION");

/** Opens their start for who came by the link of what he has to do, once for each press on it. */
export function useOpenedStart(rows: readonly Applicant[] | undefined, open: (start: Movement) => void) {
  const { hash, key } = useLocation();
  const isReadOnly = useReadOnly();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (hash !== "#start" || isReadOnly || !rows || opened.current === key) return;
    const start = startOf(rows);
    if (!start) return;
    opened.current = key;
    open(start);
  }, [hash, key, isReadOnly, rows, open]);
}
