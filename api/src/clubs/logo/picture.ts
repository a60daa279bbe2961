import { LOGO_MESSAGES } from "@courtside/contracts/domain/club-logo.ts";
import { invalid } from "../../errors.ts";

export type PictureType = "image/png" | "image/jpeg";

/** A picture as it is kept: encoded anew from its pixels, so that nothing but the picture is in it. */
export interface Picture {
  mediaType: PictureType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A larger upload is no logo, and unpacked it could fill the memory. */
export const MOST_PIXELS_A_SIDE = 3000;
/** Screens show a logo at a tenth of this: what is larger is kept smaller. */
export const KEPT_PIXELS_A_SIDE = 1024;

/** The picture cannot be read; `why` is a sentence for the person who chose it. */
export const badPicture = (why: string) => invalid("logo", why, "bad_logo");

/** Rejects what is damaged, in one sentence: which byte is wrong helps nobody. */
export const damaged = () => badPicture(LOGO_MESSAGES.damaged);
