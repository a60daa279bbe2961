import { endedText, endedWithMembership } from "../ended.ts";
import { noticeKind } from "../notice-kind.ts";

export const memberRemoved = noticeKind({
  details: endedWithMembership,
  text: (details, club) => {
    const { paragraphs, entries } = endedText(details, club);
    return {
      subject: `You are no longer a member of ${club.name}`,
      heading: `You are no longer a member of ${club.name}`,
      paragraphs: [`An administrator has ended your membership of ${club.name}.`, ...paragraphs],
      ...(entries && { entries }),
    };
  },
});
