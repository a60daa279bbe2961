import { useCallback, useEffect, useState } from "react";
import { forgetDevice, keepDevice, type PairedDevice, readDevice } from "./paired-device.ts";

export type DeviceState =
  | { status: "reading" }
  | { status: "failed" }
  | { status: "unpaired"; wasRemoved: boolean }
  | { status: "paired"; device: PairedDevice };

/** The pairing of this browser, which outlives reloads and power cuts. */
export function useDevice() {
  const [state, setState] = useState<DeviceState>({ status: "reading" });
  useEffect(() => {
    readDevice().then(
      (device) => setState(device ? { status: "paired", device } : { status: "unpaired", wasRemoved: false }),
      () => setState({ status: "failed" }),
    );
  }, []);
  const pair = useCallback(async (device: PairedDevice) => {
    await keepDevice(device);
    setState({ status: "paired", device });
  }, []);
  /** The club has removed the device: it forgets everything. */
  const forget = useCallback(async () => {
    await forgetDevice();
    setState({ status: "unpaired", wasRemoved: true });
  }, []);
  return { state, pair, forget };
}
