import pg from "pg";
import { ownName } from "./presence.ts";

/** The notifications that the migrations' triggers send. */
export type Channel = "project_change";

/** Calls `heard` whenever a commit notifies this channel, and whenever a notification may have been missed. */
export type Listen = (channel: Channel, heard: () => void) => void;

export interface Listener {
  readonly listen: Listen;
  close(): Promise<void>;
}

const againMilliseconds = 500;

/** The listeners of each channel. */
class Channels {
  readonly #waiting = new Map<Channel, Set<() => void>>();

  /** @returns whether it is the first listener of the channel. */
  add(channel: Channel, heard: () => void): boolean {
    const others = this.#waiting.get(channel);
    if (others) others.add(heard);
    else this.#waiting.set(channel, new Set([heard]));
    return !others;
  }

  get names(): Channel[] {
    return [...this.#waiting.keys()];
  }

  tell(channel: string): void {
    for (const heard of this.#waiting.get(channel as Channel) ?? []) heard();
  }

  tellAll(): void {
    for (const name of this.names) this.tell(name);
  }
}

const listenTo = (channels: readonly Channel[]) => channels.map((name) => `listen ${name}`).join("; ");

/** A connection that only listens, opened for the first listener, and reopened whenever it is lost. */
export function postgresListener(url: string): Listener {
  const channels = new Channels();
  let client: pg.Client | undefined;
  let isClosed = false;

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: `${ownName} listener`,
    });
    client = opened;
    opened.on("notification", ({ channel }) => channels.tell(channel));
    // Its end is handled below; without a listener, an error event would end the process.
    opened.on("error", () => {});
    opened.on("end", again);
    try {
      await opened.connect();
      await opened.query(listenTo(channels.names));
      channels.tellAll();
    } catch {
      opened.end().catch(() => {});
    }
  }

  function again(): void {
    client = undefined;
    if (!isClosed) setTimeout(() => isClosed || client || void open(), againMilliseconds).unref();
  }

  return {
    listen(channel, heard) {
      const isNew = channels.add(channel, heard);
      if (!client) void open();
      else if (isNew) client.query(listenTo([channel])).catch(() => {});
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

/** The embedded database has one client, which hears its own notifications. */
export function embeddedListener(pool: pg.Pool): Listener {
  const channels = new Channels();
  pool.on("connect", (client) => {
    client.on("notification", ({ channel }) => channels.tell(channel));
    if (channels.names.length > 0) client.query(listenTo(channels.names)).catch(() => {});
  });
  return {
    listen(channel, heard) {
      if (channels.add(channel, heard) && pool.totalCount > 0)
        pool.query(listenTo([channel])).catch(() => {});
    },
    close: async () => {},
  };
}
