import { SAMPLE_TIME } from "../court-and-time.ts";
import { endedText, endedWithMembership } from "../ended.ts";
import { noticeKind } from "../notice-kind.ts";

export const memberRemoved = noticeKind({
  label: "Membership ended by an administrator",
  details: endedWithMembership,
  mail: {
    subject: "You are no longer a member of {club}",
    text: "An administrator has ended your membership of {club}.\n\n{ended}",
  },
  sample: { canceled: [SAMPLE_TIME] },
  parts: (details, club) => {
    const { paragraphs, entries } = endedText(details, club);
    return {
      heading: `You are no longer a member of ${club.name}`,
      values: { ended: paragraphs.join("\n\n") },
      ...(entries && { entries }),
    };
  },
});
