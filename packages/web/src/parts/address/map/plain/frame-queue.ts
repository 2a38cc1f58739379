/** How long work may take in one frame, so that the map stays smooth. */
const budgetMs = 6;

/** Runs queued work in order, as much as fits in each frame. */
export function frameQueue() {
  const work: (() => void)[] = [];
  let isAsked = false;

  function ask() {
    isAsked = work.length > 0;
    if (isAsked) requestAnimationFrame(workOn);
  }
  function workOn() {
    const end = performance.now() + budgetMs;
    do work.shift()?.();
    while (work.length > 0 && performance.now() < end);
    ask();
  }

  return {
    add(step: () => void) {
      work.push(step);
      if (!isAsked) ask();
    },
  };
}
