import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { callUrl } from "@mec/api";
import { pmoCalls } from "@mec/api/pmo";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import { projectRow } from "../../../test/rows.ts";
import { pdf } from "../../../test/upload-files.ts";
import { openAntivirus } from "./index.ts";

/** EICAR's test file, which every antivirus detects, assembled so that this source is not detected. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** A ClamAV daemon as far as INSTREAM goes: it reads the lengths, and knows one virus. */
function startClamd(): Promise<{ url: string; server: Server; seen: number[] }> {
  const seen: number[] = [];
  const server = createServer((socket) => {
    let held = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      held = Buffer.concat([held, data]);
      const command = "zINSTREAM\0";
      if (held.length < command.length) return;
      if (held.toString("latin1", 0, command.length) !== command) return socket.end("UNKNOWN COMMAND\0");
      const parts: Buffer[] = [];
      for (let at = command.length; at + 4 <= held.length; ) {
        const length = held.readUInt32BE(at);
        if (length === 0) {
          const content = Buffer.concat(parts);
          seen.push(content.length);
          return socket.end(
            content.includes(eicar) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0",
          );
        }
        parts.push(held.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, server, seen }),
    ),
  );
}

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeEach(async () => {
  clamd = await startClamd();
});
afterEach(() => clamd.server.close());

async function upload(clamdUrl: string, content: Uint8Array) {
  const server = await startTestServer({ CLAMD_URL: clamdUrl });
  const owner = await server.signedUp();
  const projectId = await projectRow(server.deps.db, owner.id);
  const form = fileBody(content, "statuts.pdf");
  const url = callUrl("/api", pmoCalls.uploadStatutes, { params: { id: projectId } } as never);
  const answer = await owner.send("POST", url, undefined, form);
  const kept = await server.deps.db.selectFrom("pmo_file").select("id").execute();
  return { answer, kept: kept.length };
}

describe("the antivirus", () => {
  it("is none by default, and finds nothing", async () => {
    expect(await openAntivirus({ clamd: undefined }).findVirus(Buffer.from(eicar))).toBeNull();
  });

  it("is shown the whole of a file, which is kept when nothing is found", async () => {
    const content = pdf();
    const { answer, kept } = await upload(clamd.url, content);
    expect([answer.statusCode, kept]).toEqual([201, 1]);
    expect(clamd.seen).toEqual([content.length]);
  });

  it("has a file refused in which it finds a virus", async () => {
    const { answer, kept } = await upload(clamd.url, pdf({ header: `%PDF-1.7\n%${eicar}\n` }));
    expect([answer.statusCode, answer.json().message, kept]).toEqual([400, "DANGEROUS_FILE", 0]);
    expect(answer.json().issues[0].message).toContain("virus");
  });

  it("has files refused, in French, while it does not answer, and nothing kept", async () => {
    const { answer, kept } = await upload("tcp://127.0.0.1:9", pdf());
    expect([answer.statusCode, answer.json().message, kept]).toEqual([503, "FILE_NOT_CHECKED", 0]);
    expect(answer.json().issues[0].message).toContain("antivirus");
  });

  it.each(["stream: Size limit exceeded. ERROR\0", "", "\0"])(
    "is not believed when it answers %j",
    async (said) => {
      const server = createServer((socket) => {
        socket.on("error", () => {});
        socket.on("data", () => socket.end(said));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
      const { port } = server.address() as AddressInfo;
      const antivirus = openAntivirus({ clamd: { host: "127.0.0.1", port } });
      await expect(antivirus.findVirus(Buffer.from("a"))).rejects.toThrow("antivirus");
      server.close();
    },
  );
});
