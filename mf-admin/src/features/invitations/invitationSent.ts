export const INVITATION_SENT = [
  "Invitation Sent",
  "Invitation sent to the invited address. They will receive an email to complete their signup.",
] as const;

/** An additional note if the invited user belongs to another club. */
export const NOT_YET = [
  "They cannot accept yet",
  "This person belongs to another club. They see your invitation, and can accept it once they have left that club.",
] as const;

/** "1 invitation", "212 invitations" */
export const invitationsText = (count: number): string => `${count} ${count === 1 ? "invitation" : "invitations"}`;
