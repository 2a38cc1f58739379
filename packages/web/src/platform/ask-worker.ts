/**
 * Asks a worker one question, off the main thread so that the page stays quick; stopped when the answer is no
 * longer wanted.
 */
export function askWorker<Question, Answer>(
  worker: Worker,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || "The worker did not start"));
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  worker.postMessage(question);
  return answer.finally(() => worker.terminate());
}
