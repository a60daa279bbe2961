import { messageOf } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Segmented, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { type FormEvent, useState } from "react";
import styles from "./Device.module.css";
import type { deviceClient } from "./device-clients.ts";
import type { MemberSession } from "./member-session.ts";
import { mayHaveCamera } from "./scan/camera.ts";
import { ScanCode } from "./scan/ScanCode.tsx";
import { useIdleReturn } from "./useIdleReturn.ts";

interface IdentifyStepProps {
  clients: ReturnType<typeof deviceClient>;
  acceptsPin: boolean;
  onIdentified: (session: MemberSession) => void;
  onLeave: () => void;
}

const IDLE = 60_000;

/** Who is there: by the code of their phone, or by address and PIN (docs/product/kiosk.md#at-the-device). */
export function IdentifyStep({ clients, acceptsPin, onIdentified, onLeave }: IdentifyStepProps) {
  const [way, setWay] = useState<"code" | "pin">("code");
  const [input, setInput] = useState({ code: "", member: "", pin: "" });
  useIdleReturn(IDLE, onLeave);
  const identify = clients.api.useMutation("post", "/devices/identify", {
    onSuccess: ({ access_token, expires_in, member }) =>
      onIdentified({ token: access_token, endsAt: Date.now() + expires_in * 1000, firstName: member.first_name }),
    onError: () => setInput({ ...input, code: "", pin: "" }),
  });
  const digits = input.code.replace(/\D/g, "");
  const isComplete = way === "code" ? digits.length === 8 : input.member.trim() !== "" && /^\d{6}$/.test(input.pin);
  const scanned = (code: string) => {
    if (!identify.isPending) identify.mutate({ body: { code } });
  };
  const canScan = way === "code" && mayHaveCamera();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || identify.isPending) return;
    const { member, pin } = input;
    identify.mutate({ body: way === "code" ? { code: digits } : { member: member.trim(), pin } });
  };
  const change = (field: keyof typeof input) => (event: { target: { value: string } }) =>
    setInput({ ...input, [field]: event.target.value });
  const choose = (chosen: "code" | "pin") => {
    setWay(chosen);
    identify.reset();
  };
  return (
    <main className={styles.narrow}>
      <Stack gap={24}>
        <header className={styles.head}>
          <h1 className={`${styles.title} ${styles.grow}`}>Who is there?</h1>
          <Button size="large" onClick={onLeave}>
            Back
          </Button>
        </header>
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
        {identify.error && (
          <Alert tone="error" role="alert">
            {messageOf(identify.error) ?? "No connection: identifying needs the network."}
          </Alert>
        )}
        {canScan && <ScanCode isFirst={digits === ""} onCode={scanned} />}
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
                    value={input.member}
                    onChange={change("member")}
                  />
                </Field>
                <Field label="PIN" hint="6 digits">
                  <Password
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
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
              busy={identify.isPending}
              busyLabel="Checking..."
            >
              Continue
            </Button>
          </Stack>
        </form>
      </Stack>
    </main>
  );
}
