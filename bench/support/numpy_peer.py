"""The sharing keys as a careful numpy user writes them, for bench/energy/allocate.ts to be measured beside.

Makes the bench's inputs by itself (mulberry32 counts, so all of its numbers can be had at once), then reads on
each line the name of a key and of productions (`sunlit`, with nights, or `steady`, without), and answers on one line, in JSON: the processor's time it took, what each consumer was given, what each producer has left.
Inputs are checked as ours are: no negative, no NaN, sums that are finite, coefficients that add up to 1 at most.
"""

import json
import sys
import time

import numpy as np

steps, consumers, producers = (int(argument) for argument in sys.argv[1:4])


def noisy(count, peak, seed):
    """The same 32-bit floats as noisySeries in bench/energy/study.ts."""
    state = np.arange(1, count * steps + 1, dtype=np.uint32)
    state *= np.uint32(0x6D2B79F5)
    state += np.uint32(seed)
    mixed = (state ^ (state >> np.uint32(15))) * (state | np.uint32(1))
    mixed ^= mixed + (mixed ^ (mixed >> np.uint32(7))) * (mixed | np.uint32(61))
    mixed ^= mixed >> np.uint32(14)
    series = np.empty(count * steps, dtype=np.float32)
    for start in range(0, len(series), steps):
        series[start : start + steps] = mixed[start : start + steps] / 2.0**32 * peak
    return series.reshape(count, steps)


def normalised(count, seed):
    series = noisy(count, 1, seed)
    sums = series.sum(axis=0, dtype=np.float64)
    for row in series:
        row[:] = row / sums
    return series


def checked_sum(matrix):
    sums = matrix.sum(axis=0, dtype=np.float64)
    if not (matrix.min() >= 0 and np.isfinite(sums).all()):
        raise ValueError("a bad value")
    return sums


def check_coefficients(matrix):
    if checked_sum(matrix).max() > 1 + 1e-6:
        raise ValueError("coefficients over 1")


def pooled(given, production):
    """Totals of a pooled key: surplus goes back to producers in proportion to what they inject."""
    pool = production.sum(axis=0, dtype=np.float64)
    left = pool - given.sum(axis=0, dtype=np.float64)
    part = np.divide(left, pool, out=np.zeros_like(pool), where=pool > 0)
    return given.sum(axis=1, dtype=np.float64), production @ part


def default_dynamic(consumption, production, _):
    demand = checked_sum(consumption)
    pool = checked_sum(production)
    served = np.divide(np.minimum(demand, pool), demand, out=np.zeros_like(demand), where=demand > 0)
    return pooled(consumption * served.astype(np.float32), production)


def static(consumption, production, shares):
    checked_sum(consumption)
    pool = checked_sum(production).astype(np.float32)
    return pooled(np.minimum(consumption, shares[:, np.newaxis] * pool), production)


def simple_dynamic(consumption, production, coefficients):
    checked_sum(consumption)
    check_coefficients(coefficients)
    pool = checked_sum(production).astype(np.float32)
    return pooled(np.minimum(consumption, coefficients * pool), production)


def full_dynamic(consumption, production, coefficients):
    checked_sum(consumption)
    checked_sum(production)
    offered = np.zeros_like(consumption)
    for matrix, row in zip(coefficients, production):
        check_coefficients(matrix)
        offered += matrix * row
    given = np.minimum(consumption, offered)
    part = np.divide(given, offered, out=np.zeros_like(offered), where=offered > 0)
    surplus = [
        row.sum(dtype=np.float64) - (matrix * part).sum(axis=0, dtype=np.float64) @ row
        for matrix, row in zip(coefficients, production)
    ]
    return given.sum(axis=1, dtype=np.float64), np.array(surplus)


consumption = noisy(consumers, 500, 1)
production = noisy(producers, 60_000, 2)
day, quarter = np.divmod(np.arange(steps), 96)
sunlit = production * (np.abs(quarter - 48) < 32 - 15 * np.abs(day - 172) // 182).astype(np.float32)
keys = {
    "default_dynamic": (default_dynamic, None),
    "static": (static, np.full(consumers, 1 / consumers, dtype=np.float32)),
    "simple_dynamic": (simple_dynamic, normalised(consumers, 3)),
    "full_dynamic": (full_dynamic, [normalised(consumers, 10 + j) for j in range(producers)]),
}
print(json.dumps({"numpy": np.__version__}), flush=True)
for line in sys.stdin:
    key, sun = line.split()
    share, coefficients = keys[key]
    injected = sunlit if sun == "sunlit" else production
    start = time.process_time()
    shared, surplus = share(consumption, injected, coefficients)
    ms = (time.process_time() - start) * 1000
    print(json.dumps({"ms": ms, "shared": shared.tolist(), "surplus": surplus.tolist()}), flush=True)
