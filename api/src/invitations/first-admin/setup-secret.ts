import { createHash, randomBytes } from "node:crypto";

/** A plain hash is safe: 160 random bits cannot be guessed. */
export const secretHash = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** A secret for inviting the installation's first admin (docs/product/identity.md#first-admin). */
export const newSetupSecret = (): string => randomBytes(20).toString("hex");
