import type { Me } from "@courtside/contracts/api/client.ts";

/** False for visitors of the demo and QA accounts: many people use them, so their sign-in cannot be changed. */
export const isOwnAccount = (me: Me): boolean => !me.profile.is_demo && me.session.qa_role === null;
