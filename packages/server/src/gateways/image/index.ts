export { reencodeDrawing } from "./drawing.ts";
export { type ReencodedImage, reencodeImage, renderSvgToJpeg } from "./reencode.ts";
