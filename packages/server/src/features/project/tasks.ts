import { reencodeImage } from "../../gateways/image/index.ts";
import { type HeldFile, readHeldFile } from "../../uploads/held-file.ts";

export const projectTasks = { picture: (file: HeldFile) => reencodeImage(readHeldFile(file)) };
