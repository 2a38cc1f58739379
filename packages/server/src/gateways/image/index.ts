export { reencodeDrawing } from "./drawing.ts";
export { reencodeImage, renderSvg } from "./reencode.ts";
