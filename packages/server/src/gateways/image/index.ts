export { type ReencodedImage, reencodeImage, renderSvgToJpeg } from "./reencode.ts";
