import { SAMPLE_TIME } from "../court-and-time.ts";
import { endedText, endedWithMembership } from "../ended.ts";
import { noticeKind } from "../notice-kind.ts";

/** For a member who has left by themselves, if anything ended with that. */
export const memberLeft = noticeKind({
  label: "Membership ended by the member",
  details: endedWithMembership,
  mail: {
    subject: "You have left {club}",
    text: "You are no longer a member of {club}.\n\n{ended}",
  },
  sample: { canceled: [SAMPLE_TIME] },
  parts: (details, club) => {
    const { paragraphs, entries } = endedText(details, club);
    return {
      heading: `You have left ${club.name}`,
      values: { ended: paragraphs.join("\n\n") },
      ...(entries && { entries }),
    };
  },
});
