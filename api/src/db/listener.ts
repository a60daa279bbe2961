import postgres from "postgres";

/** The pause before reconnecting a lost connection, in milliseconds. */
const PAUSE = 200;

/**
 * Listens to a channel on a connection of its own, which is replaced whenever it is lost; `onListening` is called each time.
 * Rejects if the first attempt fails.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onListening: () => void,
): Promise<{ unlisten(): Promise<void> }> {
  let isOver = false;
  let connection: postgres.Sql;

  /** Each attempt has a client of its own: the driver does not reliably recover one whose connection broke. */
  async function connect(): Promise<void> {
    let onLost: () => void = () => {};
    const options = {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 5,
      fetch_types: false,
      onnotice: () => {},
      // The driver passes it on, but its types do not include it.
      onnotify: (_channel: string, payload: string) => onMessage(payload),
      onclose: () => onLost(),
      connection: { application_name: "courtside-live" },
    };
    connection = postgres(url, options);
    try {
      await connection.unsafe(`listen ${channel}`);
    } catch (error) {
      await connection.end({ timeout: 0 });
      throw error;
    }
    onLost = () => void reconnect();
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
    async unlisten() {
      isOver = true;
      await connection.end({ timeout: 1 });
    },
  };
}
