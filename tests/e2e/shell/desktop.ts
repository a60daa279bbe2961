import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BusMessage, BusReader, busMessage, readMessage } from "./desktop-bus.ts";

/** A notification as the browser gave it to the desktop. */
interface DesktopNotification {
  id: number;
  title: string;
  text: string;
  /** The label of each button, by its key. */
  buttons: Map<string, string>;
}

export interface Desktop {
  /** For `DBUS_SESSION_BUS_ADDRESS` of the browser. */
  address: string;
  /** Those that stand there now. */
  shown: () => DesktopNotification[];
  /** Clicks on the last one, or on its button of that label. */
  press: (button?: string) => void;
  stop: () => Promise<void>;
}

const BUS = "org.freedesktop.DBus";
const NOTIFICATIONS = "org.freedesktop.Notifications";
const PATH = "/org/freedesktop/Notifications";
const OWNER = ":1.2";

/** A desktop that shows notifications, for browsers on Linux: the session's D-Bus and the one service on it. */
export async function startDesktop(): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), "desktop-"));
  const socketPath = join(folder, "bus");
  const shown = new Map<number, DesktopNotification & { send: (member: string, key: string | number) => void }>();
  let ids = 0;

  const server = createServer((socket) => {
    let serial = 0;
    const send = (sent: Parameters<typeof busMessage>[1]) => socket.write(busMessage(++serial, sent));
    const signal = (id: number) => (member: string, value: string | number) => {
      const signature = typeof value === "string" ? "us" : "uu";
      send({ path: PATH, interface: NOTIFICATIONS, member, sender: OWNER, signature, values: [id, value] });
    };
    /** Signature and values of the response; undefined if nothing here does this. */
    const responseTo = ({
      interface: of,
      member,
      body,
    }: BusMessage): [string?, ...(string | number | boolean | string[])[]] | undefined => {
      const reader = new BusReader(body);
      switch (`${of}.${member}`) {
        case `${BUS}.Hello`:
          return ["s", ":1.1"];
        case `${BUS}.AddMatch`:
        case `${BUS}.RemoveMatch`:
          return [];
        case `${BUS}.NameHasOwner`:
          return ["b", reader.string() === NOTIFICATIONS];
        case `${BUS}.GetNameOwner`:
          return reader.string() === NOTIFICATIONS ? ["s", OWNER] : undefined;
        case `${BUS}.ListActivatableNames`:
          return ["as", []];
        case `${NOTIFICATIONS}.GetCapabilities`:
          return ["as", ["actions", "body"]];
        case `${NOTIFICATIONS}.GetServerInformation`:
          return ["ssss", "Desktop of the tests", "Courtside", "1", "1.2"];
        case `${NOTIFICATIONS}.Notify`: {
          reader.string();
          const id = reader.uint32() || ++ids;
          reader.string();
          const [title, text, actions] = [reader.string(), reader.string(), reader.strings()];
          const buttons = new Map(
            actions.flatMap((key, at) => (at % 2 === 0 ? [[key, actions[at + 1] ?? ""] as const] : [])),
          );
          shown.set(id, { id, title, text, buttons, send: signal(id) });
          return ["u", id];
        }
        case `${NOTIFICATIONS}.CloseNotification`: {
          const id = reader.uint32();
          shown.delete(id);
          signal(id)("NotificationClosed", 3);
          return [];
        }
      }
    };
    listen(socket, (message) => {
      const [signature, ...values] = responseTo(message) ?? [null];
      const sender = message.interface === NOTIFICATIONS ? OWNER : BUS;
      if (signature === null) send({ replyTo: message.serial, sender, error: `${BUS}.Error.UnknownMethod` });
      else send({ replyTo: message.serial, sender, ...(signature && { signature, values }) });
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    address: `unix:path=${socketPath}`,
    shown: () => [...shown.values()],
    press: (label) => {
      const last = [...shown.values()].at(-1);
      const [key] = [...(last?.buttons ?? [])].find(([, each]) => each === label) ?? ["default"];
      last?.send("ActionInvoked", key);
    },
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Lets everyone in, then reads calls. */
function listen(socket: Socket, onCall: (message: BusMessage) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  let hasBegun = false;
  const signIn = () => {
    for (let end = bytes.indexOf("\r\n"); end >= 0 && !hasBegun; end = bytes.indexOf("\r\n")) {
      const line = bytes.toString("latin1", 0, end);
      bytes = bytes.subarray(end + 2);
      hasBegun = line === "BEGIN";
      if (!hasBegun) socket.write(line.includes("AUTH ") ? `OK ${"0".repeat(32)}\r\n` : "ERROR\r\n");
    }
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (more) => {
    bytes = Buffer.concat([bytes, more]);
    if (!hasBegun) signIn();
    if (!hasBegun) return;
    for (let read = readMessage(bytes); read; read = readMessage(bytes)) {
      bytes = read.rest;
      if (read.message) onCall(read.message);
    }
  });
}
