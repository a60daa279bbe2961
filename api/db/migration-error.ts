/**
 * A migration or a function that could not be applied; the message names it. Earlier ones stay applied; this one changed nothing.
 */
export class MigrationError extends Error {}
