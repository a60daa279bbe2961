import { endedText, endedWithMembership } from "../ended.ts";
import { noticeKind } from "../notice-kind.ts";

/** For a member who has left by themselves, if anything ended with that. */
export const memberLeft = noticeKind({
  details: endedWithMembership,
  text: (details, club) => {
    const { paragraphs, entries } = endedText(details, club);
    return {
      subject: `You have left ${club.name}`,
      heading: `You have left ${club.name}`,
      paragraphs: [`You are no longer a member of ${club.name}.`, ...paragraphs],
      ...(entries && { entries }),
    };
  },
});
