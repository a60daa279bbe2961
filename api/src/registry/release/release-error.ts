/** A release, or a change of what is live, that cannot be made. The message is one sentence for the person who asked for it. */
export class ReleaseError extends Error {}
