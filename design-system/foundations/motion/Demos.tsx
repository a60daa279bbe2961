import { useState } from "react";
import { classNames } from "../../src/classNames.ts";
import { IconCheck } from "../../src/components/Icon/icons.tsx";
import popover from "../../src/components/Popover/Popover.module.css";
import { Progress } from "../../src/components/Progress/Progress.tsx";
import { Switch } from "../../src/components/Switch/Switch.tsx";
import toast from "../../src/components/Toast/Toast.module.css";
import { Demo } from "./Demo.tsx";
import styles from "./Motion.module.css";

const isOdd = (round: number) => round % 2 === 1;

/** One movement of each kind. */
export function Demos() {
  const [slowly, setSlowly] = useState(false);
  const slow = slowly ? 8 : 1;
  return (
    <div className={styles.demos}>
      <Switch className={styles.slowly} checked={slowly} onChange={setSlowly}>
        Eight times slower
      </Switch>
      <div className={styles.stages}>
        <Demo title="State" use="It is there, and changes" slow={slow}>
          {(round) => (
            <div className={styles.states}>
              <Switch checked={isOdd(round)} readOnly>
                Waitlist
              </Switch>
              <Progress
                label="Set up"
                value={isOdd(round) ? 3 : 1}
                max={4}
                valueText={`${isOdd(round) ? 3 : 1} of 4`}
              />
            </div>
          )}
        </Demo>
        <Demo title="Popover" use="Comes from what was tapped" slow={slow}>
          {(round) => (
            <div key={round} className={popover.padded}>
              <p className={styles.strong}>Court 2, 10:00–11:00</p>
              <p>uses 1 of 2 today</p>
            </div>
          )}
        </Demo>
        <Demo title="Toast" use="From the edge where it will stand" slow={slow}>
          {(round) => (
            <div key={round} className={classNames(toast.toast, toast.success)}>
              <IconCheck className={toast.icon} size={20} />
              <div className={toast.text}>
                <p className={styles.strong}>Success</p>
                <p>Booking canceled successfully</p>
              </div>
            </div>
          )}
        </Demo>
      </div>
    </div>
  );
}
