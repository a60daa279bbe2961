import type { RepeatedJob } from "../../jobs/repeat.ts";
import { CLAIM_SECONDS, openChannelSender } from "../channel-sender.ts";
import { deliverPush, type Pushing } from "./deliver.ts";
import { claimPushes } from "./queries.ts";

/** Sends due push messages; one of a sender that died is sent again. */
export const openPushSender = (to: Pushing): RepeatedJob =>
  openChannelSender(
    {
      name: "push",
      claim: (sql, most) => claimPushes(sql, most, CLAIM_SECONDS),
      deliver: (push) => deliverPush(to, push),
    },
    to,
  );
