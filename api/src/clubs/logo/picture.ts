import { LOGO_MESSAGES } from "@courtside/contracts/domain/club-logo.ts";
import { invalid } from "../../errors.ts";

export type PictureType = "image/png" | "image/jpeg";

/** A stored picture: encoded again from its pixels, so that it contains nothing else. */
export interface Picture {
  mediaType: PictureType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A larger upload is no logo, and decoding it could exhaust the memory. */
export const MOST_PIXELS_A_SIDE = 3000;
/** Screens show a logo at a tenth of this size, so larger ones are reduced. */
export const KEPT_PIXELS_A_SIDE = 1024;

/** The picture cannot be read; `why` is a message for the uploading admin. */
export const badPicture = (why: string) => invalid("logo", why, "bad_logo");

/** Rejects a damaged picture in one sentence: the position of the damage helps no user. */
export const damaged = () => badPicture(LOGO_MESSAGES.damaged);
