/** The seeded accounts of the QA club that `npm start` prints; they exist only where QA_LOGIN is on. */
export const qaAccounts = ["admin", "coach", "frontdesk", "member"].map((name) => `${name}@qa.courtside.test`);
export const qaPassword = "Courtside-QA-1";
