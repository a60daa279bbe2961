interface Placeholder {
  description: string;
  /** A mail without it would not say what it is about, so a text must have it. */
  isRequired?: true;
}

/** What stands in braces in the texts of mails. A name is permanent, because clubs' texts contain it. */
export const PLACEHOLDERS = {
  club: { description: "The club's name" },
  intro: { description: "The first sentence, which says who has done what" },
  court: { description: "The court" },
  time: { description: "The day and the time, with the club's time zone", isRequired: true },
  before: { description: "Court and time before the change" },
  reason: { description: "The reason, if one was given" },
  title: { description: "The event's title", isRequired: true },
  repetition: { description: "For weekly events: that it goes on" },
  dates: { description: "All dates with their courts", isRequired: true },
  times: { description: "All days and times", isRequired: true },
  changes: { description: "Everything of the reader's that is affected", isRequired: true },
  alternatives: { description: "Other times that are held for the reader, if there are any", isRequired: true },
  message: { description: "The club's text for this closure" },
  day: { description: "The day and the time, short" },
  change: { description: "What has happened, in two words" },
  rule: { description: "How the series repeats" },
  count: { description: "How many bookings" },
  left: { description: "Dates that could not be booked, if there are any", isRequired: true },
  until: { description: "Until when", isRequired: true },
  consequence: { description: "What happens without names, and when", isRequired: true },
  others: { description: "What becomes of the event's other dates", isRequired: true },
  ended: { description: "Bookings and events that have ended with the membership", isRequired: true },
  hint: { description: "For members: that they can leave the booking" },
  coach: { description: "The coach" },
  member: { description: "The member who asks" },
  player: { description: "The player" },
  month: { description: 'The month, such as "October 2026"' },
  figures: { description: "The month's figures, one a line", isRequired: true },
  address: { description: "Whose address it is, and the address", isRequired: true },
  problem: { description: "What has happened, and what follows" },
  person: { description: "The other person of the lesson" },
  messages: { description: 'How many messages are in it, such as "3 messages"' },
  admin: { description: "The administrator who made the key", isRequired: true },
  key: { description: "The name of the key", isRequired: true },
  scopes: { description: "What a program with the key may do, one a line", isRequired: true },
  notes: { description: "What the member has written, if anything" },
} as const satisfies Record<string, Placeholder>;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

export const placeholder = (name: PlaceholderName): Placeholder => PLACEHOLDERS[name];
