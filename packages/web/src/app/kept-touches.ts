import { keepPresses } from "./kept-press.ts";
import { keepTyping } from "./kept-typing.ts";

/** What a visitor does while the page is still coming counts. */
export function keepTouches(): void {
  keepPresses();
  keepTyping();
}
