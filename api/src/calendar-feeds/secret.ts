import { createHash, randomBytes } from "node:crypto";

/** 256 bits, as it stands in an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** What a feed's address ends with. */
const FILE = /^([\w-]{43})\.ics$/;

export const secretOf = (file: string): string | undefined => FILE.exec(file)?.[1];

/** The address of a feed, on the club's site. */
export const feedUrl = (siteUrl: string, secret: string): string => `${siteUrl}/api/v1/calendar/${secret}.ics`;
