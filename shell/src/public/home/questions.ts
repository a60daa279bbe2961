import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";

/** What clubs ask before they start. Plain text: search engines get the same text. */
export const QUESTIONS = [
  {
    question: "Can two people book the same court at the same time?",
    response:
      "No. The database itself rejects the second booking, however close the two are. The second person is shown free times nearby.",
  },
  {
    question: "What do I need to start a trial?",
    response: `The name of your club, your name, an email address and a password. The trial runs for ${TRIAL_DAYS} days with everything in Pro and needs no credit card.`,
  },
  {
    question: "What happens when the trial ends?",
    response:
      "Your club, your members and all bookings are kept. The board opens again for everybody as soon as you choose a plan.",
  },
  {
    question: "Do members have to install anything?",
    response: "No. Courtside runs in the browser of any phone, tablet or computer, in light and dark.",
  },
  {
    question: "How do members get in?",
    response:
      "You invite them by mail, or they join with your club's code. You decide whether the code admits at once.",
  },
  {
    question: "Who sees who has booked?",
    response:
      "Members see that a court is taken, and by whom only if they play too. Staff of your club see names. Users of other clubs see nothing of yours.",
  },
  {
    question: "Can we keep our own rules?",
    response:
      "Yes. Opening hours, slot length, how far ahead, how many a day and a week, and how late one may cancel are all yours to set.",
  },
] as const;

/** The questions as schema.org has them. */
export const questionsAsData = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: QUESTIONS.map(({ question, response }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: response },
  })),
};
