import { messageOf } from "@courtside/contracts/api/client.ts";
import { useTypedSearch } from "@courtside/contracts/shell/useTypedSearch.ts";
import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, SearchInput } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useFoundMembers, useOpenMember, useSession } from "../api.ts";
import styles from "../Device.module.css";
import type { Fetch } from "../device-clients.ts";
import type { MemberSession, StaffSession } from "../member-session.ts";
import { useSecondsLeft } from "../useSecondsLeft.ts";

interface FindStepProps {
  session: StaffSession;
  fetch: Fetch | undefined;
  onFound: (session: MemberSession) => void;
  onDone: () => void;
}

/** A staff user finds the member who stands beside them. It ends with their session, or with the member's. */
export function FindStep({ session, fetch, onFound, onDone }: FindStepProps) {
  const { clients, end } = useSession(session, fetch);
  const [text, setText] = useState("");
  const { searched, enabled, isLong, isTyping } = useTypedSearch(text);
  const query = useFoundMembers(clients, searched, enabled);
  const open = useOpenMember(clients, fetch, session, onFound);
  const left = useSecondsLeft(session, onDone);
  const done = () => {
    end();
    onDone();
  };
  const found = (isLong && enabled && query.data) || { data: [], alike: [], has_more: false };
  const error: unknown = open.error ?? (isLong && query.error);
  const note = !isLong
    ? ""
    : isTyping || query.isFetching
      ? "Searching..."
      : found.alike.length > 0
        ? `More than one ${found.alike.join(", more than one ")}: type the whole name or the email.`
        : found.has_more
          ? "There are more: type more of the name, or the email."
          : found.data.length === 0 && !error
            ? "No member found"
            : "";
  return (
    <main className={styles.narrow}>
      <Stack gap={24}>
        <header className={styles.head}>
          <h1 className={`${styles.title} ${styles.grow}`}>Find a member</h1>
          <Button size="large" onClick={done}>
            Done ({left} s)
          </Button>
        </header>
        {error ? (
          <Alert tone="error" role="alert">
            {messageOf(error) ?? "No connection: this needs the network."}
          </Alert>
        ) : null}
        <Field label="Member" hint="Type at least 2 characters of the name or the email">
          <SearchInput
            // A name for which no browser has stored suggestions.
            name="device-member"
            autoFocus
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={setText}
          />
        </Field>
        <ul className={styles.lines} aria-label="Members found">
          {found.data.map(({ id, name }) => (
            <li key={id}>
              <Button
                size="large"
                block
                disabled={open.isPending}
                onClick={() => open.mutate({ body: { member_id: id } })}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
        <Text as="p" role="status" tone="secondary">
          {note}
        </Text>
      </Stack>
    </main>
  );
}
