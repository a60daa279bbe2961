/** Of the journeys that run one at a time, because their api sends the notices of the shared database. */
export const NOTICES_PROJECT = "notices";
