/**
 * Runs queued drawings in order, one in each frame, so that the map stays smooth: what a canvas is told to draw takes
 * most of its time at the frame's end, where no clock of ours sees it.
 */
export function frameQueue() {
  const work: (() => void)[] = [];
  let isAsked = false;

  function ask() {
    isAsked = work.length > 0;
    if (isAsked) requestAnimationFrame(workOn);
  }
  function workOn() {
    work.shift()?.();
    ask();
  }

  return {
    add(step: () => void) {
      work.push(step);
      if (!isAsked) ask();
    },
  };
}
