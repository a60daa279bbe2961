/** O §8, Invite. */
export const INVITATION_SENT = [
  "Invitation Sent",
  "Invitation sent to the invited address. They will receive an email to complete their signup.",
] as const;
