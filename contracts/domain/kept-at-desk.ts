/** The browser's database with the desk's own day sheet (docs/product/screens.md#the-desk-without-a-network): deleted at sign-out. */
export const DESK_DATABASE = "courtside-desk";
