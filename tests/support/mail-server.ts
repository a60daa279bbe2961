import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text as readAll } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** Lower case, as the envelope has it. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The six digits it carries, if any. */
  code: string | undefined;
  /** The address of its button, if any. */
  link: URL | undefined;
  /** The headers, by their names in lower case. */
  headers: Map<string, string>;
  /** The part that calendars read, with its content type. */
  invitation: { type: string; text: string; isAttached: boolean } | undefined;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Waits for and returns the newest mail to an address, after the first `after` of them. */
  next(to: string, options?: { after?: number; subject?: RegExp }): Promise<ReceivedMail>;
  /** How many mails an address has received. */
  count(to: string): number;
  /** Rejects every mail from now on with this reply code; without one, accepts mails again. */
  reject(code: number | undefined): void;
  /** Rejects the sender of every mail (`MAIL FROM`) from now on with this reply code; without one, accepts senders again. */
  rejectSender(code: number | undefined): void;
  /** False: the installation may not send here, which is said of each reader's address, as Postfix does by default. */
  relay(isAllowed: boolean): void;
  /**
   * Accepts mails at once but responds only after so many milliseconds; `to` limits this to one address. Calling it again
   * releases the responses that are being delayed.
   */
  slowDown(milliseconds: number, to?: string): void;
  /** How many mails it has rejected. */
  rejected(): number;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps the mails it gets, without password or encryption. */
export async function startMailServer({ port: wanted = 0 } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let rejection: number | undefined;
  let senderRejection: number | undefined;
  let rejectedMails = 0;
  let relaying = true;
  const waiting = new Set<() => void>();
  let slowness = { milliseconds: 0, to: undefined as string | undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onMailFrom(_address, _session, callback) {
      if (senderRejection === undefined) return callback();
      callback(Object.assign(new Error("not from you"), { responseCode: senderRejection }));
    },
    onRcptTo(_address, _session, callback) {
      if (relaying) return callback();
      callback(Object.assign(new Error("5.7.1 Relay access denied"), { responseCode: 554 }));
    },
    onData(stream, session, callback) {
      void readAll(stream).then((source) => {
        if (rejection !== undefined) {
          rejectedMails++;
          return callback(Object.assign(new Error("not now"), { responseCode: rejection }));
        }
        for (const { address } of session.envelope.rcptTo) mails.push(parseMail(source, address.toLowerCase()));
        const { milliseconds, to } = slowness;
        const isSlow = session.envelope.rcptTo.some(
          ({ address }) => address.toLowerCase() === (to ?? address.toLowerCase()),
        );
        if (milliseconds === 0 || !isSlow) return callback();
        const response = () => {
          clearTimeout(timer);
          waiting.delete(response);
          callback();
        };
        const timer = setTimeout(response, milliseconds);
        waiting.add(response);
      }, callback);
    },
  });
  server.on("error", (error: Error & { code?: string }) => {
    // A client that is killed leaves such a connection behind.
    if (error.code !== "ECONNRESET" && error.code !== "EPIPE") throw error;
  });
  server.listen(wanted, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const to = (address: string) => mails.filter((mail) => mail.to === address.toLowerCase());

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    count: (address) => to(address).length,
    async next(address, { after = 0, subject = /./ } = {}) {
      const deadline = Date.now() + 20_000;
      while (Date.now() < deadline) {
        const found = to(address)
          .slice(after)
          .findLast((mail) => subject.test(mail.subject));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(
        `no such mail: ${subject} after ${after}; there are ${JSON.stringify(to(address).map((mail) => mail.subject))}`,
      );
    },
    reject(code) {
      rejection = code;
    },
    rejectSender(code) {
      senderRejection = code;
    },
    relay(isAllowed) {
      relaying = isAllowed;
    },
    slowDown(milliseconds, to) {
      slowness = { milliseconds, to };
      for (const response of [...waiting]) response();
    },
    rejected: () => rejectedMails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Parses the MIME that nodemailer writes: alternatives, each quoted-printable, base64 or plain, and an attachment beside them. */
function parseMail(source: string, to: string): ReceivedMail {
  const { headers } = split(source);
  const parts = partsOf(source);
  const typeOf = (part: Part) => part.headers.get("content-type") ?? "";
  const ofType = (type: string) => parts.filter((part) => typeOf(part).startsWith(type)).map(decodeBody)[0] ?? "";
  const calendar = parts.find((part) => typeOf(part).startsWith("text/calendar"));
  const text = ofType("text/plain");
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0];
  return {
    to,
    headers,
    from: headers.get("from") ?? "",
    subject: decodeWords(headers.get("subject") ?? ""),
    text,
    html: ofType("text/html"),
    code: /^Code: (\d{6})$/m.exec(text)?.[1],
    link: link === undefined ? undefined : new URL(link),
    // The boundary's own line break comes after the text's.
    invitation: calendar && {
      type: typeOf(calendar),
      text: decodeBytes(calendar).replace(/(\r\n)+$/, "\r\n"),
      isAttached: calendar.headers.get("content-disposition")?.startsWith("attachment") ?? false,
    },
  };
}

/** The parts that hold no others. */
function partsOf(source: string): Part[] {
  const whole = split(source);
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(whole.headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) return [whole];
  const parts = whole.body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => partsOf(part.replace(/^\r\n/, "")));
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function split(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map(
    (line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()] as const,
  );
  return { headers: new Map(headers), body: source.slice(end + 4) };
}

function decodeBytes({ headers, body }: Part): string {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  const plain = encoding === "base64" ? Buffer.from(body, "base64").toString() : body;
  return encoding === "quoted-printable" ? unquote(body.replace(/=\r\n/g, "")) : plain;
}

const decodeBody = (part: Part): string => decodeBytes(part).replaceAll("\r\n", "\n").trim();

const unquote = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();

/** "=?UTF-8?Q?=E2=80=93?=" and its base64 sister. */
const decodeWords = (header: string) =>
  header.replace(/=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi, (_, kind: string, encoded: string) =>
    kind.toLowerCase() === "b" ? Buffer.from(encoded, "base64").toString() : unquote(encoded.replaceAll("_", " ")),
  );
