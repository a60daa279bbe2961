import { z } from "@hono/zod-openapi";
import { Session } from "../../auth/sessions/response.ts";

const FoundedClub = z.object({ id: z.uuid(), name: z.string() }).openapi("FoundedClub");

export const ClubFounded = z.object({ club: FoundedClub });

export const ClubSignedUp = z.object({ session: Session, club: FoundedClub });
