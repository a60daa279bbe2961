/** What clubs ask before they start. Plain text: search engines get the same words. */
export const QUESTIONS = [
  {
    question: "Can two people book the same court at the same time?",
    answer:
      "No. The database itself refuses the second booking, whoever is faster by however little. The one who comes second is shown free times nearby.",
  },
  {
    question: "What do I need to start a trial?",
    answer:
      "The name of your club, your name, an email address and a password. The trial runs for 14 days with everything in Pro and needs no credit card.",
  },
  {
    question: "What happens when the trial ends?",
    answer:
      "Your club, your members and all bookings are kept. The board opens again for everybody as soon as you choose a plan.",
  },
  {
    question: "Do members have to install anything?",
    answer: "No. Courtside runs in the browser of any phone, tablet or computer, in light and dark.",
  },
  {
    question: "How do members get in?",
    answer: "You invite them by mail, or they join with your club's code. You decide whether the code admits at once.",
  },
  {
    question: "Who sees who has booked?",
    answer:
      "Members see that a court is taken, never by whom. Staff of your club see names. Nobody of another club sees anything of yours.",
  },
  {
    question: "Can we keep our own rules?",
    answer:
      "Yes. Opening hours, slot length, how far ahead, how many a day and a week, and how late one may cancel are all yours to set.",
  },
] as const;

/** The questions as schema.org has them. */
export const questionsAsData = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};
