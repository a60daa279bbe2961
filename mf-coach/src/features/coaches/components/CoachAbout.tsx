import type { Coach } from "@courtside/contracts/api/client.ts";
import { Card, IconMail, Link, Stack, Text } from "@courtside/design-system/core.tsx";
import styles from "./CoachAbout.module.css";
import { SportTags } from "./SportTags.tsx";

/** Who a coach is; the sports stand above, beside the name. */
export function CoachAbout({ coach: { name, bio, inactive_sports, email } }: { coach: Coach }) {
  return (
    <Card title={`About ${name}`}>
      <Stack gap={16}>
        <SportTags sports={[]} inactive={inactive_sports} />
        <Text as="p" className={styles.bio} tone={bio ? "text" : "secondary"}>
          {bio || `${name} has not written about themself yet.`}
        </Text>
        {email && (
          <Link href={`mailto:${email}`} className={styles.email}>
            <IconMail />
            {email}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
