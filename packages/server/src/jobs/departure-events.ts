/** What becomes of who asked to leave, or leaves as the owner says. */
export type DepartureEvent =
  | {
      type: "departure-scheduled";
      applicationId: string;
      /** Absent from what a node of the former release emitted. */
      day?: string;
      /** The day that it takes the place of. */
      was?: string | undefined;
    }
  | { type: "departure-unscheduled"; applicationId: string; day: string }
  | { type: "departure-settled"; applicationId: string }
  /**
   * The owner ends a participation by a notice, or gives that up: what stands is told, where that is not what was told last. A node
   * of the former release adds the day, and whether it is given up.
   */
  | { type: "owner-notice"; applicationId: string; day?: string; isOff?: true };
