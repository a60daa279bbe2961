import type { AdminClub } from "@courtside/contracts/api/client.ts";
import { reportClubColor } from "@courtside/design-system/core.tsx";
import { joinLink, readableCode } from "./joinLink.ts";

/** The content of the poster, on the screen and on paper. */
export interface Poster {
  name: string;
  place: string;
  call: string;
  /** The content of the QR code. */
  link: string;
  steps: readonly string[];
  otherwise: string;
  /** As people read it. */
  code: string;
  /** The club's, as it is legible under white. */
  color: string;
  logo: { type: string; bytes: ArrayBuffer } | null;
}

export const CALL = "Book your court online";

/** How a person comes to book: most clubs let them in by an admin's approval first (docs/product/identity.md#joining-a-club). */
export const stepsOf = ({ allow_trial_mode: admitsAtOnce }: Pick<AdminClub, "allow_trial_mode">): string[] => [
  "Scan the code with your phone's camera.",
  "Sign up with your email address.",
  admitsAtOnce ? "Book your court." : "Wait for the club to let you in, then book your court.",
];

/** Reads the club's logo; throws if it cannot be loaded. */
export async function readPoster(club: AdminClub): Promise<Poster> {
  return {
    name: club.name,
    place: club.location,
    call: CALL,
    link: joinLink(club.join_code),
    steps: stepsOf(club),
    otherwise: `No camera? Open ${window.location.host}/join-club and enter`,
    code: readableCode(club.join_code),
    color: reportClubColor(club.primary_color, "light").shown,
    logo: club.branding_logo_url ? await readPicture(club.branding_logo_url) : null,
  };
}

async function readPicture(url: string): Promise<Poster["logo"]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the logo could not be loaded: ${response.status}`);
  const blob = await response.blob();
  return { type: blob.type, bytes: await blob.arrayBuffer() };
}
