import { isApiError, type TextMessages } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, ErrorState, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { Switch } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { apiFailureText } from "../../api/apiFailureText.ts";
import { AddNumber } from "./AddNumber.tsx";
import { useSaveTexts } from "./api.ts";

/** Whether notices may go to one's number (docs/product/notifications.md#text-messages); nothing where no texts are sent. */
export function TextsCard() {
  const texts = useApi().useQuery("get", "/me/text-messages");
  if (texts.error && !texts.data) {
    return (
      <Card title="Text Messages">
        <ErrorState
          compact
          title="Your text messages could not be loaded"
          cause={isApiError(texts.error) ? texts.error.message : undefined}
          onRetry={() => void texts.refetch()}
          retrying={texts.isFetching}
        />
      </Card>
    );
  }
  if (!texts.data?.is_available) return null;
  return (
    <Card title="Text Messages">
      <Agreement texts={texts.data} />
    </Card>
  );
}

function Agreement({ texts: { number, is_on, is_stopped } }: { texts: TextMessages }) {
  const [isAdding, setAdding] = useState(false);
  const save = useSaveTexts();
  const failure = save.error !== null && (
    <Alert tone="error" role="alert">
      {apiFailureText(save.error)}
    </Alert>
  );
  if (isAdding) {
    const turnOn = async () => {
      await save.mutateAsync({ body: { is_on: true } }).catch(() => {});
      setAdding(false);
    };
    return <AddNumber onAdded={turnOn} onCancel={() => setAdding(false)} />;
  }
  if (number === null) {
    return (
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          Urgent news can reach you by text message. Your account has no telephone number yet.
        </Text>
        {failure}
        <div>
          <Button onClick={() => setAdding(true)}>Add a Number</Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      <Switch
        checked={save.isPending ? save.variables.body.is_on : is_on}
        disabled={is_stopped || save.isPending}
        description="Only what you choose under Text below. Reply STOP to a text to end them at any time; your carrier may charge for texts."
        onChange={(on) => save.mutate({ body: { is_on: on } })}
      >
        {`Text me at ${number}`}
      </Switch>
      {is_stopped && (
        <Alert tone="warning">
          You have replied STOP to our texts. Reply START to the same number to get them again.
        </Alert>
      )}
      {failure}
      <Inline>
        <Button onClick={() => setAdding(true)}>Use Another Number</Button>
        <Link to="/my-account?tab=security">Remove it in Security</Link>
      </Inline>
    </Stack>
  );
}
