import { randomUUID } from "node:crypto";
import postgres from "postgres";

/** The pause before reconnecting a lost connection, in milliseconds. */
const PAUSE = 200;
/** How often a connection sends itself a notification, in milliseconds. */
const BEAT = 1_000;
/** A connection whose own notification has not come back for so long hears nothing, in milliseconds. */
const DEAF_AFTER = 3_000;
/** When such a connection is replaced; later, because a process without time to read notifications is deaf for a while too. */
const LOST_AFTER = 10_000;

export interface Listening {
  unlisten(): Promise<void>;
  /** Whether all notifications until a few seconds ago have been heard: a broken connection may not be noticed otherwise. */
  isHearing(): boolean;
}

/**
 * Listens to a channel on a connection of its own, which is replaced whenever it is lost or hears nothing; `onListening` is called
 * each time. Rejects if the first attempt fails.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onListening: () => void,
): Promise<Listening> {
  let isOver = false;
  let connection: postgres.Sql;
  let heardAt = Number.NEGATIVE_INFINITY;
  const isDeafFor = (time: number) => performance.now() - heardAt >= time;

  /** Each attempt has a client of its own: the driver does not reliably recover one whose connection broke. */
  async function connect(): Promise<void> {
    let onLost: () => void = () => {};
    const ownChannel = `courtside_beat_${randomUUID().replaceAll("-", "")}`;
    const options = {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 5,
      fetch_types: false,
      onnotice: () => {},
      // The driver passes it on, but its types do not include it.
      onnotify: (heardOn: string, payload: string) => {
        if (heardOn === ownChannel) heardAt = performance.now();
        else onMessage(payload);
      },
      onclose: () => onLost(),
      connection: { application_name: "courtside-live" },
    };
    const opened = postgres(url, options);
    connection = opened;
    try {
      await opened.unsafe(`listen ${channel}; listen ${ownChannel}`);
    } catch (error) {
      await opened.end({ timeout: 0 });
      throw error;
    }
    heardAt = performance.now();
    const beat = setInterval(() => {
      if (isDeafFor(LOST_AFTER)) return onLost();
      // Its failure closes the connection, or shows in the notification that does not come back.
      opened.unsafe(`listen ${channel}; notify ${ownChannel}`).catch(() => {});
    }, BEAT);
    onLost = () => {
      onLost = () => {};
      clearInterval(beat);
      heardAt = Number.NEGATIVE_INFINITY;
      void reconnect();
    };
    onListening();
  }

  async function reconnect(): Promise<void> {
    await connection.end({ timeout: 0 });
    if (isOver) return;
    // The cause does not matter: the next attempt shows whether it persists.
    connect().catch(() => setTimeout(reconnect, PAUSE));
  }

  await connect();
  return {
    isHearing: () => !isDeafFor(DEAF_AFTER),
    async unlisten() {
      isOver = true;
      await connection.end({ timeout: 1 });
    },
  };
}
