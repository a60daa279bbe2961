import type { Club } from "@courtside/contracts/api/client.ts";
import { Card } from "@courtside/design-system/core.tsx";

/** The club's own words to its people, where it has any. */
export function ClubWelcome({ club }: { club: NonNullable<Club> }) {
  if (!club.welcome_message) return null;
  return <Card title={`Welcome to ${club.name}!`}>{club.welcome_message}</Card>;
}
