/**
 * Does every one of these, also once one has failed: what cannot be done for one is no reason to leave the others undone, day
 * after day.
 *
 * @throws what failed, once all were tried: the job is then known to have failed, and is tried again
 */
export async function doEach<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error) => failures.push(error));
  const [failure] = failures;
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join("; "));
  if (failures.length === 1) throw failure;
}
