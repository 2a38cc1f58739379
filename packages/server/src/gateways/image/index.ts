export { reencodeDrawing } from "./drawing.ts";
export { type ReencodedImage, reencodeImage, renderSvg } from "./reencode.ts";
