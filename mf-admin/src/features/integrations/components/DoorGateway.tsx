import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { Field, Input, useFormCheck } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog, SecretText } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useState } from "react";
import { type DoorGateway as Gateway, useChangeGateway, useGateway } from "../api.ts";
import { QueryState } from "./QueryState.tsx";

/** The club's lock gateway; its secret is shown once, when it is set. */
export function DoorGateway() {
  const query = useGateway();
  const [secret, setSecret] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const { set, isSetting, remove } = useChangeGateway(setSecret, () => setIsRemoving(false));
  const gateway = query.data?.gateway;
  return (
    <Card
      title="Door Codes"
      description="A lock gateway gets a code for each booking, from ten minutes before to ten after"
    >
      <Stack gap={16}>
        {secret !== null && gateway && (
          <SecretText title="Copy the secret of the gateway now: it is shown this once" text={secret} what="secret" />
        )}
        {gateway === undefined ? (
          <QueryState query={query} title="The lock gateway could not be loaded" />
        ) : gateway === null ? (
          <GatewayForm busy={isSetting} onSave={(url) => set({ url })} />
        ) : (
          <GatewayState gateway={gateway} onRemove={() => setIsRemoving(true)} />
        )}
      </Stack>
      <ConfirmDialog
        open={isRemoving}
        danger
        title="Remove the lock gateway?"
        description="It gets no more codes, and members see none. Codes that it has end by themselves."
        confirmLabel="Remove Gateway"
        cancelLabel="Keep Gateway"
        busy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={() => remove.mutate({})}
        onClose={() => setIsRemoving(false)}
      />
    </Card>
  );
}

function GatewayState({ gateway, onRemove }: { gateway: Gateway; onRemove: () => void }) {
  const offline = useShell().liveStatus === "offline";
  const zone = useMe().club?.time_zone ?? "UTC";
  const { url, problem, reached_at: reached } = gateway;
  return (
    <>
      {problem !== null && (
        <Alert tone="warning" title="The gateway does not accept codes">
          {problem}. It is tried again every few minutes.
        </Alert>
      )}
      <Inline gap={8}>
        <strong>{new URL(url).host}</strong>
        <Tag tone={problem === null ? "success" : "error"}>{problem === null ? "Active" : "Failing"}</Tag>
      </Inline>
      <Text size="sm" tone="secondary">
        {reached
          ? `Last accepted a code ${clubDateLabel(reached, zone)}, ${clubTime(reached, zone)}`
          : "No code was sent yet"}
      </Text>
      <div>
        <Button disabled={offline} onClick={onRemove}>
          Remove Gateway
        </Button>
      </div>
    </>
  );
}

/** Stays with its input if the api rejects it. */
function GatewayForm({ busy, onSave }: { busy: boolean; onSave: (url: string) => void }) {
  const offline = useShell().liveStatus === "offline";
  const [url, setUrl] = useState("");
  const { form, check, shown } = useFormCheck({
    url: URL.canParse(url.trim()) ? undefined : "Enter an address such as https://doors.example.com/courtside",
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check()) onSave(url.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Field label="Address of the lock gateway" required hint="Public, and https" error={shown.url}>
          <Input
            type="url"
            inputMode="url"
            value={url}
            maxLength={2000}
            autoComplete="off"
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={busy} busyLabel="Saving..." disabled={offline}>
            Set Gateway
          </Button>
        </div>
      </Stack>
    </form>
  );
}
