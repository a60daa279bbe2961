import type { Keys } from "../../keys/keys.ts";
import { seal, unseal } from "../../keys/seal.ts";

type Sealing = Pick<Keys, "secretFor">;
const keyOf = (keys: Sealing): Buffer => keys.secretFor("door codes");
const gatewayPlace = (clubId: string): string => `gateway ${clubId}`;
const codePlace = (bookingId: string): string => `code ${bookingId}`;

export const sealGatewaySecret = (keys: Sealing, clubId: string, secret: string): Buffer =>
  seal(keyOf(keys), secret, gatewayPlace(clubId));
export const openGatewaySecret = (keys: Sealing, clubId: string, sealed: Uint8Array): string =>
  unseal(keyOf(keys), sealed, gatewayPlace(clubId));

export const sealCode = (keys: Sealing, bookingId: string, code: string): Buffer =>
  seal(keyOf(keys), code, codePlace(bookingId));
export const openCode = (keys: Sealing, bookingId: string, sealed: Uint8Array): string =>
  unseal(keyOf(keys), sealed, codePlace(bookingId));
