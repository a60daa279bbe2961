import { LOGO_MESSAGES, MOST_LOGO_BYTES } from "@courtside/contracts/domain/club-logo.ts";
import { DomainError } from "../../errors.ts";
import { isJpeg, rewriteJpeg } from "./jpeg.ts";
import { badPicture, type Picture } from "./picture.ts";
import { isPng, rewritePng } from "./png.ts";

export const tooLarge = () =>
  new DomainError("too_large", "logo_too_large", LOGO_MESSAGES.too_large, { field: "logo" });

/** A logo of what its bytes are, whatever its name and type say (decision 34). Throws `bad_logo` and `logo_too_large`. */
export async function rewriteLogo(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > MOST_LOGO_BYTES) throw tooLarge();
  if (isPng(bytes)) return rewritePng(bytes);
  if (isJpeg(bytes)) return rewriteJpeg(bytes);
  throw badPicture(LOGO_MESSAGES.not_a_picture);
}
