import type { RepeatedJob } from "../../jobs/repeat.ts";
import { CLAIM_SECONDS, openChannelSender } from "../channel-sender.ts";
import { deliverText, type Texting } from "./deliver.ts";
import { claimTexts } from "./queries.ts";

/** Sends due text messages; one of a sender that died after the hand-over is in doubt. */
export const openTextSender = (to: Texting): RepeatedJob =>
  openChannelSender(
    {
      name: "texts",
      claim: (sql, most) => claimTexts(sql, most, CLAIM_SECONDS),
      deliver: (text) => deliverText(to, text),
    },
    to,
  );
