import type { MapAnswer, MapQuestion } from "./ask-map.ts";
import { namesOf, paintTile } from "./map-work.ts";

const answerTo = (question: MapQuestion) =>
  question.kind === "names" ? namesOf(question.area) : paintTile(question.canvas, question.tile);

self.addEventListener("message", async ({ data }: MessageEvent<MapQuestion>) => {
  const answered = (answer: MapAnswer) => self.postMessage(answer);
  try {
    answered({ id: data.id, answer: await answerTo(data) });
  } catch (error) {
    answered({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
});
