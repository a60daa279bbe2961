import { isApiError, type Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, Stack, Tag } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ME } from "../app/query-keys.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { apiFailureText } from "./apiFailureText.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { ProofOfSelf } from "./ProofOfSelf.tsx";
import { type StaffPinInput, staffPinProblem } from "./staffPinProblem.ts";
import type { Outcome } from "./useAction.ts";

/** The PIN with which staff leave the kiosk. Other members have none. */
export function StaffPinCard({ me }: { me: Me }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { has_staff_pin: isSet } = me.profile;
  if (!me.effective_role || !isStaff(me.effective_role)) return null;
  return (
    <Card
      title="Staff PIN"
      description="You type it to leave the front-desk kiosk."
      extra={<Tag tone={isSet ? "success" : "neutral"}>{isSet ? "Set" : "Not set"}</Tag>}
    >
      <Stack>
        <OutcomeAlert outcome={outcome} />
        <StaffPinForm isSet={isSet} onOutcome={setOutcome} />
        {isSet && <RemoveStaffPin onOutcome={setOutcome} />}
      </Stack>
    </Card>
  );
}

const read = (form: FormData): StaffPinInput => ({
  pin: textOf(form, "pin"),
  confirmPin: textOf(form, "confirmPin"),
  currentPassword: textOf(form, "currentPassword"),
  nonce: textOf(form, "nonce"),
});

/** Only the fields with input: the api would check an empty proof and reject it. */
const asBody = ({ pin, currentPassword, nonce }: StaffPinInput) => ({
  pin,
  ...(currentPassword !== "" && { current_password: currentPassword }),
  ...(nonce !== "" && { nonce }),
});

interface StaffPinFormProps {
  isSet: boolean;
  onOutcome: (outcome: Outcome | null) => void;
}

/** Sets the PIN or changes it. In a session older than a day the api asks who is there first. */
function StaffPinForm({ isSet, onOutcome }: StaffPinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const [mustProve, setMustProve] = useState(false);
  const save = useApi().useMutation("put", "/me/staff-pin");
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: staffPinProblem,
    send: async (input) => {
      onOutcome(null);
      try {
        await save.mutateAsync({ body: asBody(input) });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code !== "reauthentication_needed" || mustProve) return error.message;
        setMustProve(true);
        return null;
      }
      form.current?.reset();
      setMustProve(false);
      onOutcome({ tone: "success", text: isSet ? "Your PIN is changed." : "Your PIN is set." });
      await queries.invalidateQueries({ queryKey: ME });
      return null;
    },
  });
  return (
    <form ref={form} {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {mustProve && <ProofOfSelf />}
      <Field label="New PIN" hint="4 to 8 digits" error={errorOf("pin")}>
        <Password name="pin" inputMode="numeric" autoComplete="off" maxLength={8} />
      </Field>
      <Field label="Confirm PIN" error={errorOf("confirmPin")}>
        <Password name="confirmPin" inputMode="numeric" autoComplete="off" maxLength={8} />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {isSet ? "Change PIN" : "Set PIN"}
      </Button>
    </form>
  );
}

/** Takes the PIN away, once that is confirmed. */
function RemoveStaffPin({ onOutcome }: { onOutcome: (outcome: Outcome | null) => void }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const removal = useApi().useMutation("delete", "/me/staff-pin", {
    onMutate: () => onOutcome(null),
    onSuccess: async () => {
      onOutcome({ tone: "success", text: "Your PIN is removed." });
      await queries.invalidateQueries({ queryKey: ME });
    },
    onError: (error) => onOutcome({ tone: "error", text: apiFailureText(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <div>
      <Button danger onClick={() => setAsking(true)}>
        Remove PIN
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove your staff PIN?"
        description="You cannot leave the kiosk with it any more."
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        busy={removal.isPending}
        busyLabel="Removing..."
        onConfirm={() => removal.mutate({})}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
