import { connect } from "node:net";
import { type Antivirus, AntivirusUnavailable } from "./port.ts";

const timeoutMs = 30_000;
const chunkBytes = 64 * 1024;
const longestAnswer = 4096;

/** clamd's INSTREAM: chunks, each after its length on four bytes, and an empty one at the end. */
function* instream(bytes: Uint8Array): Generator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const chunk = bytes.subarray(from, from + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
}

function ask({ host, port }: { host: string; port: number }, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const fail = (message: string, cause?: unknown) => {
      socket.destroy();
      reject(new AntivirusUnavailable(message, { cause }));
    };
    let answer = "";
    socket.setTimeout(timeoutMs, () => fail("The antivirus takes too long"));
    socket.on("error", (error) => fail("The antivirus does not answer", error));
    socket.on("data", (data: Buffer) => {
      answer += data.toString("latin1");
      if (answer.length > longestAnswer) fail("The antivirus answers too much");
      else if (answer.includes("\0")) {
        socket.destroy();
        resolve(answer.slice(0, answer.indexOf("\0")));
      }
    });
    socket.on("close", () => fail("The antivirus hung up"));
    socket.on("connect", () => {
      for (const part of instream(bytes)) socket.write(part);
    });
  });
}

/** ClamAV's daemon, over TCP. */
export function clamdAntivirus(address: { host: string; port: number }): Antivirus {
  return {
    async findVirus(bytes) {
      const answer = await ask(address, bytes);
      if (answer === "stream: OK") return null;
      const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
      if (found === undefined)
        throw new AntivirusUnavailable(`The antivirus answered: ${answer.slice(0, 100)}`);
      return found;
    },
  };
}
