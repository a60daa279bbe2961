import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, Descriptions, Empty, IconHome, Stack, Text } from "@courtside/design-system/core.tsx";
import styles from "./ClubInfoSlot.module.css";

/** My Account's Club Info (docs/product/screens.md#my-account): welcome message, location, sports available. */
export default function ClubInfoSlot() {
  const { club } = useMe();
  if (!club) return <Empty icon={<IconHome />} title="No club yet" />;
  return (
    <Card title={club.name} className={styles.card}>
      <Stack gap={20}>
        {club.welcome_message && (
          <Text as="p" className={styles.welcome}>
            {club.welcome_message}
          </Text>
        )}
        <Descriptions
          items={[
            { label: "Location", value: club.location || "Not given" },
            { label: "Sports available", value: club.sports.map(sportLabel).join(", ") },
          ]}
        />
      </Stack>
    </Card>
  );
}
