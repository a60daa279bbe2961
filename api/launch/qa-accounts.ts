import { QA_EMAILS } from "../src/qa/personas.ts";

/** The seeded accounts of the QA club that `npm start` prints; they exist only where QA_LOGIN is on. */
export const qaAccounts = Object.values(QA_EMAILS);
export { QA_PASSWORD as qaPassword } from "../src/qa/personas.ts";
