/** Asks a worker one question beside the page, which stays quick; one that is no longer wanted is stopped. */
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
