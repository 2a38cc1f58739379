import { createServer, connect as dial, type Server, type Socket } from "node:net";

/** A proxy between two programs that can cut them off from each other. */
export interface TcpProxy {
  readonly port: number;
  /** Cuts every connection and accepts no more. */
  away(): Promise<void>;
  back(): Promise<void>;
}

/** A proxy on loopback in front of `host:port`. */
export async function startTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const server: Server = createServer((inside) => {
    const outside = dial(port, host);
    hold(inside);
    hold(outside);
    inside.pipe(outside).pipe(inside);
    inside.on("close", () => outside.destroy());
    outside.on("close", () => inside.destroy());
  });
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  return {
    port: own,
    away: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    back: () => listen(own),
  };
}
