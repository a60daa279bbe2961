import { messageOf } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Segmented, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { type FormEvent, useState } from "react";
import styles from "./Device.module.css";
import { mayHaveCamera } from "./scan/camera.ts";
import { ScanCode } from "./scan/ScanCode.tsx";

export type Proof = { code: string } | { email: string; pin: string };

interface ProveFormProps {
  acceptsPin: boolean;
  pin: { label: string; least: number; most: number };
  isPending: boolean;
  error: unknown;
  /** Rejects if it proves no one. */
  onProof: (proof: Proof) => Promise<unknown>;
  /** The person chose another way. */
  onChange: () => void;
}

type Way = "code" | "pin";

/** Who a person is: by the code of their phone, read by camera or typed, or by address and PIN (docs/product/kiosk.md#at-the-device). */
export function ProveForm({ acceptsPin, pin, isPending, error, onProof, onChange }: ProveFormProps) {
  const [way, setWay] = useState<Way>("code");
  const [input, setInput] = useState({ code: "", email: "", pin: "" });
  const digits = input.code.replace(/\D/g, "");
  const isPin = /^\d+$/.test(input.pin) && input.pin.length >= pin.least && input.pin.length <= pin.most;
  const isComplete = way === "code" ? digits.length === 8 : input.email.trim() !== "" && isPin;
  const send = (proof: Proof) => {
    if (!isPending) onProof(proof).catch(() => setInput({ ...input, code: "", pin: "" }));
  };
  const canScan = way === "code" && mayHaveCamera();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    send(way === "code" ? { code: digits } : { email: input.email.trim(), pin: input.pin });
  };
  const change = (field: keyof typeof input) => (event: { target: { value: string } }) =>
    setInput({ ...input, [field]: event.target.value });
  const choose = (chosen: Way) => {
    setWay(chosen);
    onChange();
  };
  return (
    <>
      {acceptsPin && (
        <Segmented
          label="How you identify"
          look="pills"
          value={way}
          onChange={choose}
          options={[
            { value: "code", label: "Use my code" },
            { value: "pin", label: "Use my PIN" },
          ]}
        />
      )}
      {error ? (
        <Alert tone="error" role="alert">
          {messageOf(error) ?? "No connection: identifying needs the network."}
        </Alert>
      ) : null}
      {canScan && <ScanCode isFirst={digits === ""} onCode={(code) => send({ code })} />}
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          {way === "code" ? (
            <Field label="Your code" hint="Eight digits, on your phone: My Account, At the kiosk">
              <Input
                className={styles.digits}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                value={input.code}
                onChange={change("code")}
              />
            </Field>
          ) : (
            <>
              <Field label="Email">
                <Input
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  maxLength={320}
                  value={input.email}
                  onChange={change("email")}
                />
              </Field>
              <Field
                label={pin.label}
                hint={pin.least === pin.most ? `${pin.most} digits` : `${pin.least} to ${pin.most} digits`}
              >
                <Password
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={pin.most}
                  value={input.pin}
                  onChange={change("pin")}
                />
              </Field>
            </>
          )}
          <Button
            type="submit"
            variant={canScan && digits === "" ? "secondary" : "primary"}
            size="large"
            block
            disabled={!isComplete}
            busy={isPending}
            busyLabel="Checking..."
          >
            Continue
          </Button>
        </Stack>
      </form>
    </>
  );
}
