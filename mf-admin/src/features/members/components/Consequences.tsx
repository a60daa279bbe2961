import { Text } from "@courtside/design-system/core.tsx";

/** What a change of role means, one sentence each; read out when another role is chosen. */
export function Consequences({ texts }: { texts: readonly (string | null)[] }) {
  return (
    <div role="status">
      {texts.map(
        (text) =>
          text && (
            <Text as="p" key={text}>
              {text}
            </Text>
          ),
      )}
    </div>
  );
}
