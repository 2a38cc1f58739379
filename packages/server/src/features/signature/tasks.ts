import { sealedDocument, unconcludedDocument } from "../../documents/to-sign/make-document.ts";
import { reencodeDrawing } from "../../gateways/image/index.ts";
import { type HeldFile, readHeldFile } from "../../uploads/held-file.ts";
import { checkFile } from "./compute/check-file.ts";

export const signatureTasks = {
  sealedDocument,
  unconcludedDocument,
  checkFile: (file: HeldFile) => checkFile(readHeldFile(file)),
  checkStored: checkFile,
  drawing: reencodeDrawing,
};
