import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiFailureText } from "./apiFailureText.ts";

/** Lets the club close in 14 days, once its name is typed (docs/product/roles.md#closing-a-club). */
export function CloseClub({ club: { name } }: { club: { name: string } }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const queries = useQueryClient();
  const close = useApi().useMutation("put", "/club-closing", {
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["get", "/me"] }),
        queries.invalidateQueries({ queryKey: ["get", "/club-closing"] }),
      ]);
      setAsking(false);
    },
  });
  const ask = () => {
    close.reset();
    setTyped("");
    setMissing(false);
    setAsking(true);
  };
  const confirm = () => {
    const isRight = typed.trim() === name.trim();
    setMissing(!isRight);
    if (isRight) close.mutate({ body: { close: true, club_name: typed } });
  };
  return (
    <>
      <Button danger onClick={ask}>
        Close Club
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Close ${name}?`}
        description="In 14 days nobody belongs to it any more, and its bookings, courts and settings are deleted. Until then everybody reads that it closes, and you can keep it open."
        confirmLabel="Close Club"
        cancelLabel="Keep Open"
        danger
        busy={close.isPending}
        busyLabel="Closing..."
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Stack>
          {close.error && (
            <Alert tone="error" role="alert">
              {apiFailureText(close.error)}
            </Alert>
          )}
          <Field
            label="Club name"
            hint={`Type "${name}" to confirm`}
            error={missing ? "Please type the club's name" : undefined}
          >
            <Input
              name="club_name"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
