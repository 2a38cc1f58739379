/** The release that may still run beside this one: its last commit. Written anew with each release, from the one before. */
export const formerRelease = {
  version: "1.5.10",
  commit: "3d1dd59df01fdce3ad8476b11a7ca8e520b06955",
  lastMigration: "0045-project-filters",
};

/**
 * Triggers and constraints of this release that the former one's writes meet: each was judged to let them pass.
 * "trigger account.a_name", "constraint account.a_name"
 */
export const judgedHarmless: readonly string[] = [
  // The former release leaves this column out, and its default is the same in a curve and in its days.
  "constraint load_curve_day.load_curve_day_curve_id_erased_on_fkey",
  "constraint load_curve.load_curve_erased_on_check",
  // Notes that the project has changed.
  "trigger perimeter_details.project_change_of_perimeter",
  // Sum into the project's row what triggers of the former release summed there too, once for each statement.
  "trigger consumption_point.projects_of_consumers",
  ...["insert", "update", "delete"].flatMap((operation) => [
    `trigger application.projects_of_applications_on_${operation}`,
    `trigger production_point.projects_of_plants_on_${operation}`,
  ]),
  // Write the regime of its terms into the project's row. Its terms are locked before the project: if the project is deleted
  // at the same instant, one of both requests is refused, and asked again.
  "trigger sales_terms.vat_regime_of_sales_terms",
  "trigger sales_terms.vat_regime_of_deleted_terms",
];
