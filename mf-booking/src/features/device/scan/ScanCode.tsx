import { isKioskQrText } from "@courtside/contracts/domain/at-device.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { useEffect, useRef, useState } from "react";
import type { CameraProblem } from "./camera.ts";
import styles from "./ScanCode.module.css";
import { useScan } from "./useScan.ts";

interface ScanCodeProps {
  /** Whether this is what most do here, because nothing is typed yet. */
  isFirst: boolean;
  /** The text of a phone's code. */
  onCode: (text: string) => void;
}

const PROBLEMS: Record<CameraProblem, string> = {
  refused: "This browser does not allow the camera. The front desk can allow it in the settings of this page.",
  missing: "No camera was found.",
  busy: "The camera stopped, or something else uses it.",
  failed: "The camera could not be used.",
};

/** After so many milliseconds without a code it says what helps. */
const SLOW_AFTER = 12_000;

/** Reads the code of the member's phone by camera, which is asked for when the member wants it. */
export function ScanCode({ isFirst, onCode }: ScanCodeProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOther, setOther] = useState(false);
  const { state, isOn, start } = useScan(video, (text) => {
    const isCode = isKioskQrText(text);
    setOther(!isCode);
    if (isCode) onCode(text);
  });
  const isSlow = useSlow(state === "reading");
  const problem = state === "off" || isOn ? null : PROBLEMS[state as CameraProblem];
  return (
    <Stack gap={12}>
      {problem && (
        <Alert tone="warning" role="alert">
          {problem} Type the digits instead.
        </Alert>
      )}
      {isOn ? (
        <>
          <video ref={video} className={styles.camera} muted playsInline aria-label="Camera" />
          <p role="status">{hintOf({ isStarting: state === "starting", isOther, isSlow })}</p>
        </>
      ) : (
        <Button variant={isFirst ? "primary" : "secondary"} size="large" block onClick={start}>
          {problem ? "Try the camera again" : "Scan my phone's code"}
        </Button>
      )}
    </Stack>
  );
}

function hintOf({ isStarting, isOther, isSlow }: Record<"isStarting" | "isOther" | "isSlow", boolean>): string {
  if (isStarting) return "Starting the camera...";
  if (isOther) return "This is another QR code. Yours is on your phone: My Account, At the kiosk.";
  if (isSlow) return "No code is seen yet: make your phone's screen brighter, hold it closer, or type the digits.";
  return "Hold your phone's code in front of the camera.";
}

function useSlow(isReading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isReading]);
  return isSlow;
}
